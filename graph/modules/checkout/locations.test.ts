import { beforeAll, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels, setLevels } from '#graph/testing/setLevel.ts';
import { placeOrders } from './testing/placeOrders.ts';

const server = useTestServer();
const { place, findStock } = placeOrders(server);

const CANCEL =
  'mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { errors { code } } }';
let admin: Shopper;
let onlineLocationId: string;
let workshopId: string;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  onlineLocationId = (await aLocation(server.prisma)).id;
  workshopId = (await aLocation(server.prisma, { kind: 'WORKSHOP', servesOrders: false, position: 2 })).id;
  await server.prisma.storeSetting.createMany({
    data: ['unpaidCountLimit', 'unpaidItemsLimit'].map((key) => ({ key, value: 0 })),
  });
});

async function aRing(levels: Record<string, number>) {
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, levels);
  return ring;
}

const orderProduct = (productId: string, quantity: number) =>
  place(buildOrderInput([{ productId, quantity }]));

describe('an order', () => {
  test('takes stock from the first location with enough, or from several if none has enough', async () => {
    const ring = await aRing({ [SHOP]: 1, [onlineLocationId]: 4 });
    const { order: first } = await orderProduct(ring.id, 3);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 1, [onlineLocationId]: 1 });
    await orderProduct(ring.id, 2);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 0, [onlineLocationId]: 0 });
    expect(await findStock(ring.id)).toEqual({ product: 0, variants: [0] });
    expect(await server.prisma.stockMove.findMany({ where: { orderId: first?.id } })).toMatchObject([
      { locationId: onlineLocationId, delta: -3 },
    ]);
  });

  test('never takes stock from a location that serves no orders', async () => {
    const ring = await aRing({ [SHOP]: 1, [workshopId]: 9 });
    expect((await orderProduct(ring.id, 2)).errors).toMatchObject([
      { code: 'OUT_OF_STOCK', params: { count: 1 } },
    ]);
    expect((await orderProduct(ring.id, 1)).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 0, [workshopId]: 9 });
  });

  test('returns its items to their locations when cancelled', async () => {
    const ring = await aRing({ [SHOP]: 1, [onlineLocationId]: 1 });
    const { order: placedOrder } = await orderProduct(ring.id, 2);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 0, [onlineLocationId]: 0 });
    const { data } = await admin.graphql(CANCEL, { input: { id: placedOrder?.id, reason: 'Called off.' } });
    expect(data?.adminCancelOrder.errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 1, [onlineLocationId]: 1 });
    expect(await findStock(ring.id)).toEqual({ product: 2, variants: [2] });
  });

  test('returns items from a closed location to the first location', async () => {
    const fairLocation = await aLocation(server.prisma, { position: 3 });
    const ring = await aRing({ [fairLocation.id]: 2 });
    const { order: placedOrder } = await orderProduct(ring.id, 2);
    await server.prisma.location.update({ where: { id: fairLocation.id }, data: { isActive: false } });
    await admin.graphql(CANCEL, { input: { id: placedOrder?.id, reason: 'Called off.' } });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [fairLocation.id]: 0, [SHOP]: 2 });
  });
});

test('twenty simultaneous orders for twelve items at two locations sell twelve, and no stock level becomes negative', async () => {
  const ring = await aRing({ [SHOP]: 5, [onlineLocationId]: 7, [workshopId]: 3 });
  const results = await Promise.all(Array.from({ length: 20 }, () => orderProduct(ring.id, 1)));
  expect(results.filter(({ order }) => order)).toHaveLength(12);
  expect(results.flatMap(({ errors }) => errors).every(({ code }) => code === 'OUT_OF_STOCK')).toBe(true);
  expect(await readLevels(server.prisma, ring.id)).toEqual({
    [SHOP]: 0,
    [onlineLocationId]: 0,
    [workshopId]: 3,
  });
  expect(await findStock(ring.id)).toEqual({ product: 0, variants: [0] });
});

describe('a counter sale', () => {
  const sell = async (productId: string, quantity: number, locationId?: string) => {
    const { data } = await admin.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } errors { code field params } } }',
      {
        input: buildOrderInput([{ productId, quantity }], {
          counterSale: { isTakenAlong: true, isPaid: true, locationId },
        }),
      },
    );
    return data?.placeOrder;
  };

  test('takes stock only from its own location', async () => {
    const ring = await aRing({ [SHOP]: 1, [onlineLocationId]: 4 });
    expect(await sell(ring.id, 2, SHOP)).toMatchObject({
      order: null,
      errors: [{ code: 'OUT_OF_STOCK', params: { count: 1 } }],
    });
    expect((await sell(ring.id, 2, onlineLocationId)).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 1, [onlineLocationId]: 2 });
  });

  test('works at a location that serves no orders, without changing availability elsewhere', async () => {
    const ring = await aRing({ [SHOP]: 1, [workshopId]: 2 });
    expect((await sell(ring.id, 2, workshopId)).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 1, [workshopId]: 0 });
    expect(await findStock(ring.id)).toEqual({ product: 1, variants: [1] });
  });

  test('takes stock from the store’s only shop if no location is named', async () => {
    const firstLocation = await aLocation(server.prisma, { position: -1 });
    const ring = await aRing({ [firstLocation.id]: 3, [SHOP]: 1 });
    expect((await sell(ring.id, 1)).errors).toEqual([]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [firstLocation.id]: 3, [SHOP]: 0 });
    await server.prisma.location.update({ where: { id: firstLocation.id }, data: { isActive: false } });
  });

  test('is refused at an unknown location', async () => {
    const ring = await aRing({ [SHOP]: 1 });
    expect((await sell(ring.id, 1, 'nowhere')).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'counterSale.locationId' },
    ]);
  });
});
