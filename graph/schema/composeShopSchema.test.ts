import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema as buildContract,
  concatAST,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { accessRules, guardedFields } from '#graph/access/accessRules.ts';
import { expectedRules } from '#graph/access/testing/expectedRules.ts';
import { getExpectedOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { composeShopSchema } from './composeShopSchema.ts';

const committedSchema = readFileSync('schema.shop.graphql', 'utf8');
const schema = buildContract(committedSchema);

function listFields(name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

test('schema.shop.graphql, written by `npm run generate`, matches the contract and the access tables', () => {
  expect(composeShopSchema(readFileSync('schema.graphql', 'utf8'), accessRules)).toBe(committedSchema);
});

test.each(['Query', 'Mutation'] as const)(
  '%s has exactly the fields that guests and customers can use',
  (root) => {
    const allowedFields = Object.entries(expectedRules[root]).filter(([, rule]) =>
      (['nobody', 'customer'] as const).some((caller) => getExpectedOutcome(rule, caller) === 'done'),
    );
    expect(listFields(root).sort()).toEqual(allowedFields.map(([field]) => field).sort());
  },
);

test('the types of the shop schema have no staff-only fields', () => {
  const staffFields = Object.entries(guardedFields).filter(([, { open }]) => open === 'staff');
  const exposedFields = staffFields.filter(([path]) => {
    const [type = '', field = ''] = path.split('.');
    return listFields(type).includes(field);
  });
  expect(exposedFields).toEqual([]);
});

/** The staff preview of a draft, which uses the shop's product page. */
const STAFF_PREVIEW = 'app/ProductPreview.graphql';

test('the shop schema supports every operation of the web app outside the back office', () => {
  const documents = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.startsWith('admin/') && file !== STAFF_PREVIEW)
    .map((file) => parse(readFileSync(join('web', file), 'utf8')));
  expect(documents.length).toBeGreaterThan(50);
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  expect(validate(schema, concatAST(documents), rules).map(({ message }) => message)).toEqual([]);
});
