import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatRoute } from '#graph/access/getRouteAccess.ts';
import type { Caller } from '#graph/access/testing/caller.ts';
import { type AccessFixture, createFixture } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { getExpectedRouteOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { findRestSample, getRestSample } from '#graph/access/testing/restSamples.ts';
import { address } from '#graph/access/testing/samples.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { getBodyShape } from './createBodyLimitCheck.ts';
import { restRoutes } from './routes.ts';

const server = useTestServer();
let fixture: AccessFixture;
let storedContents: StoredContents;

beforeAll(async () => {
  fixture = await createFixture(server);
  storedContents = await storeContents(server.databaseUrl);
});
afterEach(async () => {
  await storedContents.restore();
  await server.app.snapshots.reload();
});
afterAll(() => storedContents.discard());

async function send(caller: Caller, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const token = await findToken(caller, { server, fixture });
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}

/** Routes that change a readable entity, each with the route that returns it. */
const changes = restRoutes.flatMap((row) => {
  const entityPath = /^.*?\/:id/.exec(row.path)?.[0] ?? row.path;
  const readRoute = restRoutes.find(({ method, path }) => method === 'GET' && path === entityPath);
  return row.method === 'PUT' && readRoute ? [[formatRoute(row), row, readRoute] as const] : [];
});

test('most routes that change an entity have a route that returns it', () => {
  expect(changes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['PUT /users/profile', 'PUT /orders/:id', 'PUT /admin/products/:id']),
  );
  expect(changes.length).toBeGreaterThan(8);
});

describe.each(changes)('%s', (_name, row, readRoute) => {
  test('accepts the entity as returned, with some fields changed', async () => {
    const { id = '', body = {} } = getRestSample(row, fixture);
    const caller = getExpectedRouteOutcome(row, 'customer') === 'done' ? 'customer' : 'superAdmin';
    const { data } = await send(caller, 'GET', readRoute.path.replace(':id', id));
    const [entity] = Object.values<object>(data);
    // Outside the entity's own route, a field of the same name can have another meaning, such as the note to a
    // customer or the method of a refund.
    const isEntityRoute = row.path === readRoute.path;
    const acceptedFields = row.body ? [...(getBodyShape(row.body).object?.fields.keys() ?? [])] : [];
    const sentEntries = Object.entries(entity ?? {}).filter(
      ([field]) => isEntityRoute || !acceptedFields.includes(field),
    );
    const response = await send(caller, 'PUT', row.path.replace(':id', id), {
      ...Object.fromEntries(sentEntries),
      ...body,
    });
    expect([response.status, response.errors ?? response.message]).toEqual([200, undefined]);
  });
});

test('a returned address can be sent back, even as the address of an order', async () => {
  const { data } = await send('customer', 'POST', '/users/addresses', address);
  const savedAddress = { ...data.address, street: 'Kumaripati 4' };

  const changeResponse = await send('customer', 'PUT', `/users/addresses/${savedAddress.id}`, savedAddress);
  expect(changeResponse).toMatchObject({ status: 200, data: { address: savedAddress } });
  expect(await send('customer', 'POST', '/users/addresses', savedAddress)).toMatchObject({ status: 201 });

  const order = findRestSample('POST /orders', fixture).body;
  const createResponse = await send('customer', 'POST', '/orders', {
    ...order,
    shippingAddress: savedAddress,
  });
  expect(createResponse).toMatchObject({
    status: 201,
    data: { order: { shippingAddress: { street: 'Kumaripati 4' } } },
  });

  const updateResponse = await send('customer', 'PUT', `/orders/${createResponse.data.order.id}`, {
    shippingAddress: data.address,
  });
  expect(updateResponse).toMatchObject({
    status: 200,
    data: { order: { shippingAddress: { street: address.street } } },
  });
});

test.each(['/users/profile', '/auth/profile'])('PUT %s accepts the account as returned', async (path) => {
  const { data } = await send('customer', 'GET', '/users/profile');
  const response = await send('customer', 'PUT', path, { ...data.user, name: 'New Name' });
  expect(response).toMatchObject({ status: 200, data: { user: { ...data.user, name: 'New Name' } } });
});

test.each([
  ['/users/profile', 'role', 'super_admin'],
  ['/users/profile', 'email', 'another@example.com'],
  ['/auth/profile', 'permissions', ['manage_orders']],
  ['/auth/profile', 'id', 'another'],
  ['/users/profile', 'nonsense', 1],
])('PUT %s refuses a changed %s and names the field', async (path, field, value) => {
  const { data } = await send('customer', 'GET', '/users/profile');
  const response = await send('customer', 'PUT', path, { ...data.user, name: 'New Name', [field]: value });
  expect(response).toMatchObject({ status: 400, errors: [{ field, reason: 'UNKNOWN_FIELD' }] });
  expect((await send('customer', 'GET', '/users/profile')).data.user).toEqual(data.user);
});

test('an order that has changed is accepted with its old times but not with another status', async () => {
  const path = `/orders/${fixture.order.id}`;
  const { data } = await send('customer', 'GET', path);
  await server.prisma.order.update({
    where: { id: fixture.order.id },
    data: { updatedAt: new Date('2026-12-24T06:00:00Z') },
  });
  const notes = 'Please ring twice.';
  expect(await send('customer', 'PUT', path, { ...data.order, notes })).toMatchObject({ status: 200 });
  const { order } = (await send('customer', 'GET', path)).data;
  const changeResponse = await send('customer', 'PUT', path, {
    ...order,
    status: 'delivered',
    notes: 'Twice.',
  });
  expect(changeResponse).toMatchObject({
    status: 400,
    errors: [{ field: 'status', reason: 'UNKNOWN_FIELD' }],
  });
});

test('creating an object accepts the ids and times of the object it was copied from', async () => {
  const { data } = await send('customer', 'GET', '/users/wishlist');
  const [wishlistItem] = data.wishlist;
  expect(await send('customer', 'POST', '/users/wishlist', wishlistItem)).toMatchObject({ status: 200 });
  const viewedProduct = { productId: fixture.unseenProduct.id, viewedAt: '2026-11-20T06:00:00.000Z' };
  expect(await send('customer', 'POST', '/users/recently-viewed', viewedProduct)).toMatchObject({
    status: 200,
  });
  const review = {
    id: 'r',
    _id: 'r',
    createdAt: '2026-11-20T06:00:00.000Z',
    rating: 5,
    comment: 'Very fine work.',
  };
  const reviewResponse = await send(
    'customer',
    'POST',
    `/products/${fixture.unseenProduct.id}/reviews`,
    review,
  );
  expect(reviewResponse.errors).toBeUndefined();
});
