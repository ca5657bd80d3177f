import { readFileSync } from 'node:fs';
import { buildSchema, Kind, OperationTypeNode, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { NOT_ASKED } from './notAsked.ts';
import type { Samples } from './samples.ts';
import { shopperQuestions } from './shopperQuestions.ts';
import { staffQuestions } from './staffQuestions.ts';

const samples: Samples = {
  now: new Date('2026-11-21T00:00:00Z'),
  orderId: 'order',
  orderNumber: 'JW-0123456789',
  buyerId: 'buyer',
  buyerEmail: 'buyer@example.com',
  busiestId: 'busiest',
  productId: 'product',
  productSku: 'LD-1',
  productSize: null,
  productIds: ['product'],
  groupId: 'group',
  mailId: 'mail',
  couponId: 'coupon',
  staffId: 'staff',
  collection: 'bridal',
};
const questions = [...staffQuestions(samples), ...shopperQuestions(samples)];
const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

test('whatever can be asked of the store is in the survey, or it says why it is not', () => {
  const asked = new Set(questions.flatMap(({ document }) => rootFields(document)));
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(fields.filter((field) => !asked.has(field) && !(field in NOT_ASKED))).toEqual([]);
  expect(Object.keys(NOT_ASKED).filter((field) => asked.has(field) || !fields.includes(field))).toEqual([]);
});

test('each question of the survey is one that the schema knows', () => {
  const refused = questions.flatMap(({ what, document }) =>
    validate(schema, parse(document)).map(({ message }) => `${what}: ${message}`),
  );
  expect(refused).toEqual([]);
});

test('no two questions of the survey have the same name', () => {
  const names = questions.map(({ what, asker }) => `${asker} ${what}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

function rootFields(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? field.name.value : [],
        )
      : [],
  );
}
