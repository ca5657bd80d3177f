import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { PRODUCT_COLUMNS } from './shopProduct.ts';

const COLUMNS: readonly string[] = Object.keys(Prisma.ProductScalarFieldEnum);
const SNAPSHOT_COLUMNS: readonly string[] = PRODUCT_COLUMNS;

// Products are served from the snapshot: a field missing there would always be null.
test('every product column in the schema is in the snapshot', () => {
  const product = buildSchema().getType('Product');
  const schemaFields = isObjectType(product) ? Object.keys(product.getFields()) : [];
  expect(schemaFields).toContain('slug');
  expect(
    schemaFields.filter((field) => COLUMNS.includes(field) && !SNAPSHOT_COLUMNS.includes(field)),
  ).toEqual([]);
});
