import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { FACTS } from './shopProduct.ts';

const COLUMNS: readonly string[] = Object.keys(Prisma.ProductScalarFieldEnum);
const IN_SNAPSHOT: readonly string[] = FACTS;

// Products are answered from the snapshot: a field that is missing there would always be null.
test('every column that the contract shows of a product is in the snapshot', () => {
  const product = buildSchema().getType('Product');
  const shown = isObjectType(product) ? Object.keys(product.getFields()) : [];
  expect(shown).toContain('slug');
  expect(shown.filter((field) => COLUMNS.includes(field) && !IN_SNAPSHOT.includes(field))).toEqual([]);
});
