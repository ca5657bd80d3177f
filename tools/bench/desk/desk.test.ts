import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { findBenchQueries } from './queries.ts';
import type { Samples } from './samples.ts';

const samples: Samples = {
  now: new Date('2026-11-21T00:00:00Z'),
  orderId: 'order',
  orderNumber: 'JW-0123456789',
  customerId: 'customer',
  productId: 'product',
  productSku: 'LD-1',
  productSize: null,
  productIds: ['product'],
  couponId: 'coupon',
  emailId: 'mail',
  threadId: 'thread',
  collection: 'bridal',
};
const { queries, skippedQueries } = findBenchQueries(samples);

test('every measured query is valid with its variables', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const invalidQueries = queries.flatMap(({ name, document, variables }) => {
    const parsedDocument = parse(document);
    const definitions = parsedDocument.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    );
    const { errors = [] } = getVariableValues(schema, definitions, variables);
    return [...validate(schema, parsedDocument), ...errors].map(({ message }) => `${name}: ${message}`);
  });
  expect(invalidQueries).toEqual([]);
});

test('every back-office list is measured with its sort orders, filters and searches', () => {
  expect(queries.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'AdminOrders',
      'AdminOrders: far down',
      'AdminOrders: TOTAL_DESC, far down',
      'AdminOrders: paymentStatus PAID',
      'AdminOrders: search, rare name',
      'ProductsList: search, SKU',
    ]),
  );
  expect(skippedQueries.length).toBeLessThan(queries.length / 10);
});
