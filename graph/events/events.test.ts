import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { useListening } from '#graph/http/testing/useListening.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { type Listened, listen } from './testing/listen.ts';

const server = useTestServer();
const desk = useListening(server, { requestsAtOnce: 2 });
const ending = useListening(server);
const SOON = { timeout: 3000 };

let token: string;
let streams: Listened[];

beforeEach(async () => {
  streams = [];
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});
afterEach(() => {
  for (const stream of streams) stream.leave();
});

async function open(bearer: string, { url = desk.url, lastId = '' } = {}): Promise<Listened> {
  const stream = await listen(`${url}/api/admin/events`, { token: bearer, lastId });
  streams.push(stream);
  return stream;
}

async function placeAt(url: string): Promise<string> {
  const { id: productId } = await aProduct(server.prisma, { stock: 5 });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: PLACE_ORDER,
      variables: { input: orderInput([{ productId, quantity: 1 }]) },
    }),
  });
  const { data } = (await answer.json()) as { data: { placeOrder: { order: { id: string } } } };
  return data.placeOrder.order.id;
}

async function move(id: string, status: string) {
  const document =
    'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { errors { code } } }';
  const answer = await fetch(`${desk.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: document, variables: { input: { id, status } } }),
  });
  expect(answer.status).toBe(200);
}

test('an order is heard of as soon as it is placed, and so is each change of it', async () => {
  const stream = await open(token);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('content-encoding')).toBeNull();

  const id = await placeAt(desk.url);
  await expect.poll(() => stream.news('orders'), SOON).toEqual([{ added: [id], changed: [], more: false }]);
  await move(id, 'CONFIRMED');
  const changed = { added: [], changed: [id], more: false };
  await expect.poll(() => stream.news('orders').at(-1), SOON).toEqual(changed);
});

test('what another server has written is heard of within a second', async () => {
  const stream = await open(token);
  const [id, order] = [randomUUID(), randomUUID()];
  await desk.prisma.$executeRaw`
    INSERT INTO events (id, kind, subject_id, writer, at)
    VALUES (${id}, 'ORDER_PLACED', ${order}, 'another server', UTC_TIMESTAMP(3))`;
  await expect.poll(() => stream.news('orders').flatMap(({ added }) => added), SOON).toContain(order);
});

test('who comes again is told what was missed, or that nobody knows', async () => {
  const first = await open(token);
  await expect.poll(() => first.events.length, SOON).toBe(1);
  const lastId = first.events[0]?.id ?? '';
  first.leave();
  const id = await placeAt(desk.url);

  const again = await open(token, { lastId });
  await expect.poll(() => again.news('orders').flatMap(({ added }) => added), SOON).toContain(id);
  const late = await open(token, { lastId: '2020-01-01T00:00:00.000Z' });
  await expect.poll(() => late.events.map(({ name }) => name), SOON).toEqual(['open', 'missed']);
});

test('is for the staff and for keys that may read the same, each as far as that goes', async () => {
  const customer = await signIn(server, await aCustomer(server.prisma));
  const read = async (scopes: Parameters<typeof anApiKey>[1]) =>
    (await anApiKey(server.prisma, scopes)).secret;
  const statusOf = async (bearer?: string) => {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined;
    const answer = await fetch(`${desk.url}/api/admin/events`, { headers });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf()).toBe(401);
  expect(await statusOf('x'.repeat(60))).toBe(401);
  expect(await statusOf(customer)).toBe(403);
  expect(await statusOf(await read(['write-orders']))).toBe(403);

  const ofOrders = await open(await read(['read-orders']));
  const ofCatalog = await open(await read(['read-catalog']));
  const id = await placeAt(desk.url);
  await expect.poll(() => ofOrders.news('orders'), SOON).toEqual([{ added: [id], changed: [], more: false }]);
  await expect.poll(() => ofCatalog.news('stock').length, SOON).toBe(1);
  expect(ofCatalog.news('orders')).toEqual([]);
  expect(ofOrders.news('stock')).toEqual([]);
});

test('ends with the server, which it does not hold up', async () => {
  const here = await open(token, { url: ending.url });
  await ending.app.close();
  await here.ended;
  await expect(fetch(`${ending.url}/healthz`)).rejects.toThrow();
});

test('takes no place of those that are worked on, and an account has only so many', async () => {
  for (let count = 0; count < 10; count++) await open(token);
  expect((await fetch(`${desk.url}/api/products`)).status).toBe(200);
  const answer = await fetch(`${desk.url}/api/admin/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toMatchObject({
    code: 'RATE_LIMITED',
    reason: 'TOO_MANY_STREAMS',
    params: { most: 10 },
    retryAfter: 30,
  });
  for (const stream of streams) stream.leave();
  await expect
    .poll(async () => (await open(token)).headers.get('content-type'), SOON)
    .toContain('event-stream');
});

test('what was refused may be told as well as what was done: whoever hears of it reads anew', async () => {
  const stream = await open(token);
  const order = await anOrder(server.prisma, { status: 'SHIPPED' });
  await move(order.id, 'PENDING');
  await move(order.id, 'DELIVERED');
  await expect.poll(() => stream.news('orders').at(-1), SOON).toMatchObject({ changed: [order.id] });
});

test('a program that lacks a scope hears which would do, and one that writes stock hears of stock', async () => {
  const refused = await fetch(`${desk.url}/api/admin/events`, {
    headers: { authorization: `Bearer ${(await anApiKey(server.prisma, ['write-customers'])).secret}` },
  });
  expect([refused.status, await saidBy(refused)]).toEqual([
    403,
    'This takes an API key with the scope read-orders or read-catalog or write-stock.',
  ]);
  const nobody = await fetch(`${desk.url}/api/admin/events`);
  expect(await saidBy(nobody)).toBe('Authentication required: sign in, or send an API key.');
  const stream = await open((await anApiKey(server.prisma, ['write-stock'])).secret);
  await expect.poll(() => stream.events[0]?.data, SOON).toBe('{"topics":["stock"]}');
});

async function saidBy(answer: Response): Promise<unknown> {
  const { message } = (await answer.json()) as { message?: unknown };
  return message;
}
