import { beforeAll, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels, setLevels } from '#graph/testing/setLevel.ts';

const SELL = `mutation ($input: SellAtCounterInput!) { sellAtCounter(input: $input) {
  order { id } errors { code reason params field message } } }`;
const QUOTE = `query ($input: QuoteCounterSaleInput!) { quoteCounterSale(input: $input) {
  lines { stock } errors { reason params field } } }`;
const STOCK = `query ($ids: [ID!]!) { counterStock(variantIds: $ids) {
  variantId here elsewhere { location quantity } } }`;

const server = useTestServer();
let seller: Shopper;
let warehouse: { id: string; name: string };

beforeAll(async () => {
  seller = await aShopper(server, { role: 'ADMIN' });
  warehouse = await aLocation(server.prisma);
});

async function aRing(levels: Record<string, number>) {
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, levels);
  return ring;
}

const buildLines = (productId: string) => [{ productId, quantity: 1 }];
const sell = async (productId: string, overrides: object = {}) => {
  const input = { lines: buildLines(productId), payments: [{ method: 'CASH', amount: 1180 }], ...overrides };
  return (await seller.graphql(SELL, { input })).data?.sellAtCounter;
};

describe('a sale without a named location', () => {
  test('takes items from the only shop, and the error names the locations of missing items', async () => {
    const ring = await aRing({ [SHOP]: 0, [warehouse.id]: 2 });
    const expectedError = {
      reason: 'STOCK_AT_OTHER_LOCATIONS',
      params: { count: 0, places: `${warehouse.name} 2` },
      field: 'lines.0.quantity',
    };
    expect((await sell(ring.id)).errors).toMatchObject([expectedError]);
    const { data } = await seller.graphql(QUOTE, { input: { lines: buildLines(ring.id) } });
    expect(data?.quoteCounterSale).toMatchObject({ lines: [], errors: [expectedError] });

    const customer = { name: 'Sita Sharma', phone: '9841234567' };
    expect((await sell(ring.id, { fulfilment: 'PICKUP', buyer: customer })).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 0, [warehouse.id]: 1 });
  });

  test('is refused as sold out if no other location has the item', async () => {
    const ring = await aRing({ [SHOP]: 0 });
    expect((await sell(ring.id)).errors).toMatchObject([{ reason: 'SOLD_OUT' }]);
  });

  test('can show the quantities at the shop and at other locations', async () => {
    const ring = await aRing({ [SHOP]: 1, [warehouse.id]: 3 });
    const [variant] = await server.prisma.variant.findMany({ where: { productId: ring.id } });
    const { data } = await seller.graphql(STOCK, { ids: [variant?.id] });
    expect(data?.counterStock).toEqual([
      { variantId: variant?.id, here: 1, elsewhere: [{ location: warehouse.name, quantity: 3 }] },
    ]);
  });

  test('requires a shop if there are two and the items are handed over', async () => {
    const second = await aLocation(server.prisma, { kind: 'SHOP', position: 4 });
    const ring = await aRing({ [SHOP]: 1, [second.id]: 1 });
    expect((await sell(ring.id)).errors).toMatchObject([
      { reason: 'TILL_LOCATION_MISSING', field: 'locationId' },
    ]);
    expect((await sell(ring.id, { locationId: second.id })).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 1, [second.id]: 0 });
    await server.prisma.location.update({ where: { id: second.id }, data: { isActive: false } });
  });
});
