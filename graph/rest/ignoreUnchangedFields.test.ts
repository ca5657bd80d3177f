import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nameOfRow } from '#graph/access/accessOfRoute.ts';
import type { Caller } from '#graph/access/testing/caller.ts';
import { type AccessFixture, createFixture } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { getExpectedRouteOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { findRestSample, restSample } from '#graph/access/testing/restSamples.ts';
import { address } from '#graph/access/testing/samples.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { shapeOfBody } from './bodyLimits.ts';
import { restRoutes } from './routes.ts';

const server = useTestServer();
let world: AccessFixture;
let storedContents: StoredContents;

beforeAll(async () => {
  world = await createFixture(server);
  storedContents = await storeContents(server.databaseUrl);
});
afterEach(async () => {
  await storedContents.restore();
  await server.app.snapshots.reload();
});
afterAll(() => storedContents.discard());

async function send(caller: Caller, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const token = await findToken(caller, { server, fixture: world });
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** Changes of an entity that can be read, with the route that returns it. */
const changes = restRoutes.flatMap((row) => {
  const entityPath = /^.*?\/:id/.exec(row.path)?.[0] ?? row.path;
  const reader = restRoutes.find(({ method, path }) => method === 'GET' && path === entityPath);
  return row.method === 'PUT' && reader ? [[nameOfRow(row), row, reader] as const] : [];
});

test('most changes have a route that returns the entity', () => {
  expect(changes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['PUT /users/profile', 'PUT /orders/:id', 'PUT /admin/products/:id']),
  );
  expect(changes.length).toBeGreaterThan(8);
});

describe.each(changes)('%s', (_name, row, reader) => {
  test('accepts the entity as returned, with changes', async () => {
    const { id = '', body = {} } = restSample(row, world);
    const caller = getExpectedRouteOutcome(row, 'customer') === 'done' ? 'customer' : 'superAdmin';
    const { data } = await send(caller, 'GET', reader.path.replace(':id', id));
    const [entity] = Object.values<object>(data);
    // Outside the entity's own route, a field of the same name can have another meaning, such as the note to a
    // customer or the method of a refund.
    const isEntityRoute = row.path === reader.path;
    const acceptedFields = row.body ? [...(shapeOfBody(row.body).object?.fields.keys() ?? [])] : [];
    const sent = Object.entries(entity ?? {}).filter(
      ([field]) => isEntityRoute || !acceptedFields.includes(field),
    );
    const answer = await send(caller, 'PUT', row.path.replace(':id', id), {
      ...Object.fromEntries(sent),
      ...body,
    });
    expect([answer.status, answer.errors ?? answer.message]).toEqual([200, undefined]);
  });
});

test('a returned address can be sent back, also as the address of an order', async () => {
  const { data } = await send('customer', 'POST', '/users/addresses', address);
  const saved = { ...data.address, street: 'Kumaripati 4' };

  const changed = await send('customer', 'PUT', `/users/addresses/${saved.id}`, saved);
  expect(changed).toMatchObject({ status: 200, data: { address: saved } });
  expect(await send('customer', 'POST', '/users/addresses', saved)).toMatchObject({ status: 201 });

  const order = findRestSample('POST /orders', world).body;
  const createResponse = await send('customer', 'POST', '/orders', { ...order, shippingAddress: saved });
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

test.each(['/users/profile', '/auth/profile'])('PUT %s accepts the whole account', async (path) => {
  const { data } = await send('customer', 'GET', '/users/profile');
  const answer = await send('customer', 'PUT', path, { ...data.user, name: 'New Name' });
  expect(answer).toMatchObject({ status: 200, data: { user: { ...data.user, name: 'New Name' } } });
});

test.each([
  ['/users/profile', 'role', 'super_admin'],
  ['/users/profile', 'email', 'another@example.com'],
  ['/auth/profile', 'permissions', ['manage_orders']],
  ['/auth/profile', 'id', 'another'],
  ['/users/profile', 'nonsense', 1],
])('PUT %s refuses a changed %s by name', async (path, field, value) => {
  const { data } = await send('customer', 'GET', '/users/profile');
  const answer = await send('customer', 'PUT', path, { ...data.user, name: 'New Name', [field]: value });
  expect(answer).toMatchObject({ status: 400, errors: [{ field, reason: 'UNKNOWN_FIELD' }] });
  expect((await send('customer', 'GET', '/users/profile')).data.user).toEqual(data.user);
});

test('an order that has changed meanwhile is accepted with its old times but not with its old status', async () => {
  const path = `/orders/${world.order.id}`;
  const { data } = await send('customer', 'GET', path);
  await server.prisma.order.update({
    where: { id: world.order.id },
    data: { updatedAt: new Date('2026-12-24T06:00:00Z') },
  });
  const notes = 'Please ring twice.';
  expect(await send('customer', 'PUT', path, { ...data.order, notes })).toMatchObject({ status: 200 });
  const { order } = (await send('customer', 'GET', path)).data;
  const changed = await send('customer', 'PUT', path, { ...order, status: 'delivered', notes: 'Twice.' });
  expect(changed).toMatchObject({ status: 400, errors: [{ field: 'status', reason: 'UNKNOWN_FIELD' }] });
});

test('a created object accepts the ids and times of its source', async () => {
  const { data } = await send('customer', 'GET', '/users/wishlist');
  const [wishlistItem] = data.wishlist;
  expect(await send('customer', 'POST', '/users/wishlist', wishlistItem)).toMatchObject({ status: 200 });
  const viewed = { productId: world.unseen.id, viewedAt: '2026-11-20T06:00:00.000Z' };
  expect(await send('customer', 'POST', '/users/recently-viewed', viewed)).toMatchObject({ status: 200 });
  const review = {
    id: 'r',
    _id: 'r',
    createdAt: '2026-11-20T06:00:00.000Z',
    rating: 5,
    comment: 'Very fine work.',
  };
  const reviewed = await send('customer', 'POST', `/products/${world.unseen.id}/reviews`, review);
  expect(reviewed.errors).toBeUndefined();
});
