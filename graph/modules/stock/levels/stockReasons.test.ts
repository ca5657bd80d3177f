import { beforeAll, expect, test } from 'vitest';
import { STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

/** Creates a variant with a stock of three. */
async function aRing() {
  const { id, variants } = await aProduct(server.prisma, { stock: 3 });
  return { id, sku: variants[0]?.sku ?? '' };
}

async function removeItem(sku: string, reason: object) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: SetStockLevelsInput!) {
      setStockLevels(input: $input) { results { isApplied } errors { reason field } }
    }`,
    { input: { rows: [{ sku, delta: -1 }], ...reason } },
  );
  expect(errors).toBeUndefined();
  return data?.setStockLevels;
}

async function readLedger(productId: string, reasons: readonly string[]) {
  const { data } = await admin.graphql(
    `query ($filter: StockMoveFilter) { stockMoves(filter: $filter, first: 100) { edges { node { delta reason note } } } }`,
    { filter: { productId, reasons } },
  );
  return data?.stockMoves.edges.map(({ node }: { node: object }) => node);
}

test.each(STAFF_STOCK_REASONS)(
  'an item leaves stock as %s, and the stock ledger records it',
  async (reason) => {
    const { id, sku } = await aRing();
    expect(await removeItem(sku, { reason, note: 'As told' })).toEqual({
      results: [{ isApplied: true }],
      errors: [],
    });
    expect(await readLedger(id, [reason])).toEqual([{ delta: -1, reason, note: 'As told' }]);
  },
);

test('a reason not in the list requires a note', async () => {
  const { id, sku } = await aRing();
  expect(await removeItem(sku, { reason: 'OTHER', note: ' ' })).toEqual({
    results: null,
    errors: [{ reason: 'STOCK_REASON_REQUIRES_NOTE', field: 'note' }],
  });
  expect(await readLedger(id, ['OTHER'])).toEqual([]);
});
