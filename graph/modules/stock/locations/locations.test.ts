import { beforeAll, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { setLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

const FIELDS = 'id name kind servesOrders isActive isMain version';

async function update(input: object) {
  const { data } = await admin.graphql(
    `mutation ($input: UpdateLocationInput!) { updateLocation(input: $input) { location { ${FIELDS} } errors { code reason field params } } }`,
    { input },
  );
  return data?.updateLocation;
}

const readStock = async (id: string) =>
  (await server.prisma.product.findUniqueOrThrow({ where: { id } })).stock;

test('a new location is added at the end, with a unique name', async () => {
  const create = (name: string) =>
    admin.graphql(
      `mutation ($input: CreateLocationInput!) { createLocation(input: $input) { location { ${FIELDS} } errors { reason field } } }`,
      { input: { name, kind: 'WORKSHOP', servesOrders: false } },
    );
  expect((await create('Workshop')).data?.createLocation).toMatchObject({
    location: { name: 'Workshop', isMain: false, isActive: true },
    errors: [],
  });
  expect((await create('workshop')).data?.createLocation.errors).toEqual([
    { reason: 'LOCATION_NAME_TAKEN', field: 'name' },
  ]);
  const { data } = await admin.graphql('{ locations { name } }');
  expect(data?.locations.map(({ name }: { name: string }) => name)).toEqual(['Shop', 'Workshop']);
});

test('available stock changes immediately when a location starts or stops serving orders', async () => {
  const location = await aLocation(server.prisma, { servesOrders: false });
  const ring = await aProduct(server.prisma);
  await setLevels(server.prisma, ring.id, { [SHOP]: 2, [location.id]: 3 });
  expect(await readStock(ring.id)).toBe(2);
  await update({ id: location.id, servesOrders: true });
  expect(await readStock(ring.id)).toBe(5);
  const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { stock } }', { id: ring.id });
  expect(data?.product.stock).toBe(5);
  await update({ id: location.id, servesOrders: false });
  expect(await readStock(ring.id)).toBe(2);
});

test('orders placed while a location stops serving never take its stock', async () => {
  const location = await aLocation(server.prisma);
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, { [SHOP]: 4, [location.id]: 8 });
  const orders = Array.from({ length: 8 }, () =>
    server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId: ring.id, quantity: 1 }]) }),
  );
  const [updateResult] = await Promise.all([update({ id: location.id, servesOrders: false }), ...orders]);
  expect(updateResult.errors).toEqual([]);
  const levels = await server.prisma.stockLevel.findMany({ where: { variant: { productId: ring.id } } });
  const shopQuantity = levels.find(({ locationId }) => locationId === SHOP)?.quantity;
  expect(await readStock(ring.id)).toBe(shopQuantity);
  expect(levels.every(({ quantity }) => quantity >= 0)).toBe(true);
});

test('neither a location with stock or incoming stock nor the main location can be closed', async () => {
  const location = await aLocation(server.prisma);
  const ring = await aProduct(server.prisma);
  await setLevels(server.prisma, ring.id, { [location.id]: 3 });
  expect((await update({ id: location.id, isActive: false })).errors).toMatchObject([
    { reason: 'LOCATION_HAS_STOCK', params: { count: 3 } },
  ]);
  await setLevels(server.prisma, ring.id, { [SHOP]: 3 });
  await server.prisma.stockTransfer.create({
    data: { number: 'TR-X', fromId: SHOP, toId: location.id, status: 'SENT', createdAt: new Date() },
  });
  expect((await update({ id: location.id, isActive: false })).errors).toMatchObject([
    { reason: 'LOCATION_HAS_OPEN_DOCUMENTS' },
  ]);
  for (const change of [{ isActive: false }, { servesOrders: false }])
    expect((await update({ id: SHOP, ...change })).errors).toMatchObject([
      { reason: 'CANNOT_DEACTIVATE_MAIN_LOCATION' },
    ]);
  expect((await update({ id: SHOP, name: 'Patan shop' })).location).toMatchObject({
    name: 'Patan shop',
    isMain: true,
  });
});

test('a change based on an older version is a conflict', async () => {
  const location = await aLocation(server.prisma);
  await update({ id: location.id, kind: 'OTHER', version: 1 });
  expect((await update({ id: location.id, kind: 'SHOP', version: 1 })).errors).toMatchObject([
    { code: 'CONFLICT' },
  ]);
});

test('orders use the locations in the order set by staff', async () => {
  const location = await aLocation(server.prisma);
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, { [SHOP]: 2, [location.id]: 2 });
  const locations = await server.prisma.location.findMany({ orderBy: { position: 'asc' } });
  const ids = [location.id, ...locations.map(({ id }) => id).filter((id) => id !== location.id)];
  const order = (locationIds: string[]) =>
    admin.graphql(
      'mutation ($input: ReorderLocationsInput!) { reorderLocations(input: $input) { locations { id } errors { reason } } }',
      { input: { ids: locationIds } },
    );
  expect((await order(ids.slice(1))).data?.reorderLocations.errors).toEqual([
    { reason: 'LOCATIONS_INCOMPLETE' },
  ]);
  expect((await order(ids)).data?.reorderLocations.errors).toEqual([]);
  const { data } = await server.graphql(PLACE_ORDER, {
    input: buildOrderInput([{ productId: ring.id, quantity: 1 }]),
  });
  expect(
    await server.prisma.stockMove.findMany({ where: { orderId: data?.placeOrder.order.id } }),
  ).toMatchObject([{ locationId: location.id, delta: -1 }]);
});
