import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from './route.ts';
import { PlaceOrderDocument } from './routes/orders.generated.ts';
import { TrendingProductsDocument } from './routes/products.generated.ts';
import { MeDocument } from './routes/profile.generated.ts';

const route = defineRoutes('Orders');
const facts = { method: 'GET', path: '/', summary: 'A row.', answer: { answer: z.unknown() } } as const;

describe('a row', () => {
  test('runs what it does at times before or after its own operation', () => {
    const other = { document: MeDocument, when: () => true };
    const own = { ...facts, document: TrendingProductsDocument, data: () => ({}) };
    expect(findRoots(route({ ...own, before: other }))).toEqual(['me', 'trendingProducts']);
    expect(findRoots(route({ ...own, after: other }))).toEqual(['trendingProducts', 'me']);
  });

  test('does not compile where it reads what its document does not ask for', () => {
    const row = route({
      ...facts,
      document: MeDocument,
      // @ts-expect-error The document asks for no sessions.
      data: ({ me }) => ({ answer: me.sessions }),
    });
    expect(row.data({ me: { name: 'Asha' } }, asked)).toEqual({ answer: undefined });
  });

  test('does not compile where its variables are not those of its document', () => {
    const row = route({
      ...facts,
      document: TrendingProductsDocument,
      // @ts-expect-error The limit is a number.
      variables: () => ({ limit: 'eight' }),
      data: () => ({}),
    });
    expect(row.steps).toHaveLength(1);
  });

  test('does not compile without variables that have to be there', () => {
    // @ts-expect-error An order is placed with an input.
    const row = route({ ...facts, document: PlaceOrderDocument, data: () => ({}) });
    expect(row.steps).toHaveLength(1);
  });
});

const asked = {
  params: { id: '1' },
  query: {},
  body: undefined,
  idempotencyKey: undefined,
  rows: { places: [], unread: [] },
  signedIn: true,
  readsOrders: true,
  readsCustomers: true,
  seesStaffCatalog: true,
};

function findRoots({ steps }: ReturnType<typeof route>) {
  return steps.map(({ document }) => /\{\s+(\w+)/.exec(document)?.[1]);
}
