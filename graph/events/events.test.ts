import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { useListeningServer } from '#graph/http/testing/useListeningServer.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { openEventStream, type TestEventStream } from './testing/openEventStream.ts';

const server = useTestServer();
const listeningServer = useListeningServer(server, { maxConcurrentRequests: 2 });
const endingServer = useListeningServer(server);
const SOON = { timeout: 3000 };

let token: string;
let streams: TestEventStream[];

beforeEach(async () => {
  streams = [];
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});
afterEach(() => {
  for (const stream of streams) stream.close();
});

async function openStream(
  bearerToken: string,
  { url = listeningServer.url, lastId = '' } = {},
): Promise<TestEventStream> {
  const stream = await openEventStream(`${url}/api/admin/events`, { token: bearerToken, lastId });
  streams.push(stream);
  return stream;
}

async function placeOrder(url: string): Promise<string> {
  const { id: productId } = await aProduct(server.prisma, { stock: 5 });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: PLACE_ORDER,
      variables: { input: buildOrderInput([{ productId, quantity: 1 }]) },
    }),
  });
  const { data } = (await response.json()) as { data: { placeOrder: { order: { id: string } } } };
  return data.placeOrder.order.id;
}

async function changeStatus(id: string, status: string) {
  const document =
    'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { errors { code } } }';
  const response = await fetch(`${listeningServer.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: document, variables: { input: { id, status } } }),
  });
  expect(response.status).toBe(200);
}

test('streams a placed order and each of its changes', async () => {
  const stream = await openStream(token);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('content-encoding')).toBeNull();

  const id = await placeOrder(listeningServer.url);
  await expect
    .poll(() => stream.getUpdates('orders'), SOON)
    .toEqual([{ added: [id], changed: [], more: false }]);
  await changeStatus(id, 'CONFIRMED');
  const expectedUpdate = { added: [], changed: [id], more: false };
  await expect.poll(() => stream.getUpdates('orders').at(-1), SOON).toEqual(expectedUpdate);
});

test('streams changes by another server within a second', async () => {
  const stream = await openStream(token);
  const [id, order] = [randomUUID(), randomUUID()];
  await listeningServer.prisma.$executeRaw`
    INSERT INTO events (id, kind, subject_id, writer, at)
    VALUES (${id}, 'ORDER_PLACED', ${order}, 'another server', UTC_TIMESTAMP(3))`;
  await expect.poll(() => stream.getUpdates('orders').flatMap(({ added }) => added), SOON).toContain(order);
});

test('a reconnecting client gets the missed changes, or `missed` if they are unknown', async () => {
  const firstStream = await openStream(token);
  await expect.poll(() => firstStream.events.length, SOON).toBe(1);
  const lastId = firstStream.events[0]?.id ?? '';
  firstStream.close();
  const id = await placeOrder(listeningServer.url);

  const reopenedStream = await openStream(token, { lastId });
  await expect
    .poll(() => reopenedStream.getUpdates('orders').flatMap(({ added }) => added), SOON)
    .toContain(id);
  const lateStream = await openStream(token, { lastId: '2020-01-01T00:00:00.000Z' });
  await expect.poll(() => lateStream.events.map(({ name }) => name), SOON).toEqual(['open', 'missed']);
});

test('the stream is open to staff and API keys, with the topics each can read', async () => {
  const customer = await signIn(server, await aCustomer(server.prisma));
  const createToken = async (scopes: Parameters<typeof anApiKey>[1]) =>
    (await anApiKey(server.prisma, scopes)).secret;
  const getStatus = async (bearerToken?: string) => {
    const headers = bearerToken ? { authorization: `Bearer ${bearerToken}` } : undefined;
    const response = await fetch(`${listeningServer.url}/api/admin/events`, { headers });
    await response.body?.cancel();
    return response.status;
  };
  expect(await getStatus()).toBe(401);
  expect(await getStatus('x'.repeat(60))).toBe(401);
  expect(await getStatus(customer)).toBe(403);
  expect(await getStatus(await createToken(['write-orders']))).toBe(403);

  const orderStream = await openStream(await createToken(['read-orders']));
  const catalogueStream = await openStream(await createToken(['read-catalog']));
  const id = await placeOrder(listeningServer.url);
  await expect
    .poll(() => orderStream.getUpdates('orders'), SOON)
    .toEqual([{ added: [id], changed: [], more: false }]);
  await expect.poll(() => catalogueStream.getUpdates('stock').length, SOON).toBe(1);
  expect(catalogueStream.getUpdates('orders')).toEqual([]);
  expect(orderStream.getUpdates('stock')).toEqual([]);
});

test('the stream ends with the server without delaying its shutdown', async () => {
  const endingStream = await openStream(token, { url: endingServer.url });
  await endingServer.app.close();
  await endingStream.ended;
  await expect(fetch(`${endingServer.url}/healthz`)).rejects.toThrow();
});

test('the stream uses no admission slot and is limited per account', async () => {
  for (let count = 0; count < 10; count++) await openStream(token);
  expect((await fetch(`${listeningServer.url}/api/products`)).status).toBe(200);
  const response = await fetch(`${listeningServer.url}/api/admin/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await response.json()).toMatchObject({
    code: 'RATE_LIMITED',
    reason: 'TOO_MANY_STREAMS',
    params: { most: 10 },
    retryAfter: 30,
  });
  for (const stream of streams) stream.close();
  await expect
    .poll(async () => (await openStream(token)).headers.get('content-type'), SOON)
    .toContain('event-stream');
});

test('the stream may report an unchanged object after a refused change, since clients reload anyway', async () => {
  const stream = await openStream(token);
  const order = await anOrder(server.prisma, { status: 'SHIPPED' });
  await changeStatus(order.id, 'PENDING');
  await changeStatus(order.id, 'DELIVERED');
  await expect.poll(() => stream.getUpdates('orders').at(-1), SOON).toMatchObject({ changed: [order.id] });
});

test('names the missing scopes, and streams stock to a key that writes stock', async () => {
  const refusedResponse = await fetch(`${listeningServer.url}/api/admin/events`, {
    headers: { authorization: `Bearer ${(await anApiKey(server.prisma, ['write-customers'])).secret}` },
  });
  expect([refusedResponse.status, await readMessage(refusedResponse)]).toEqual([
    403,
    'This requires an API key with the scope read-orders or read-catalog or write-stock.',
  ]);
  const anonymousResponse = await fetch(`${listeningServer.url}/api/admin/events`);
  expect(await readMessage(anonymousResponse)).toBe('Authentication required: sign in, or send an API key.');
  const stream = await openStream((await anApiKey(server.prisma, ['write-stock'])).secret);
  await expect.poll(() => stream.events[0]?.data, SOON).toBe('{"topics":["stock"]}');
});

async function readMessage(response: Response): Promise<unknown> {
  const { message } = (await response.json()) as { message?: unknown };
  return message;
}
