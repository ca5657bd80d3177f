import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from './route.ts';
import { PlaceOrderDocument } from './routes/orders.generated.ts';
import { TrendingProductsDocument } from './routes/products.generated.ts';
import { MeDocument } from './routes/profile.generated.ts';

const baseRoute = { method: 'GET', path: '/', summary: 'A row.', answer: { answer: z.unknown() } } as const;

describe('a route declaration', () => {
  test('runs its optional operations before or after the main one', () => {
    const other = { document: MeDocument, when: () => true };
    const trendingRoute = { ...baseRoute, document: TrendingProductsDocument, data: () => ({}) };
    expect(listRootFields(defineRoute({ ...trendingRoute, before: other }))).toEqual([
      'me',
      'trendingProducts',
    ]);
    expect(listRootFields(defineRoute({ ...trendingRoute, after: other }))).toEqual([
      'trendingProducts',
      'me',
    ]);
  });

  test('does not compile if it reads a field its document does not select', () => {
    const row = defineRoute({
      ...baseRoute,
      document: MeDocument,
      // @ts-expect-error The document selects no sessions.
      data: ({ me }) => ({ answer: me.sessions }),
    });
    expect(row.data({ me: { name: 'Asha' } }, request)).toEqual({ answer: undefined });
  });

  test('does not compile if its variables differ from those of its document', () => {
    const row = defineRoute({
      ...baseRoute,
      document: TrendingProductsDocument,
      // @ts-expect-error The limit is a number.
      variables: () => ({ limit: 'eight' }),
      data: () => ({}),
    });
    expect(row.steps).toHaveLength(1);
  });

  test('does not compile if required variables are missing', () => {
    // @ts-expect-error An order is placed with an input.
    const row = defineRoute({ ...baseRoute, document: PlaceOrderDocument, data: () => ({}) });
    expect(row.steps).toHaveLength(1);
  });
});

const request = {
  params: { id: '1' },
  query: {},
  body: undefined,
  idempotencyKey: undefined,
  rows: { validPositions: [], invalidRows: [] },
  signedIn: true,
  readsOrders: true,
  readsCustomers: true,
  seesStaffCatalog: true,
};

function listRootFields({ steps }: ReturnType<typeof defineRoute>) {
  return steps.map(({ document }) => /\{\s+(\w+)/.exec(document)?.[1]);
}
