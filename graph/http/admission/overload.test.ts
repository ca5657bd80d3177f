import { pino } from 'pino';
import { expect, test } from 'vitest';
import { MAX_STALE_MS } from '#graph/http/responseCache/responseCache.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { type GraphAnswer, useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { lockProduct, POLL_OPTIONS } from '../testing/lockRows.ts';
import { buildRequestHead, RawClient } from '../testing/rawClient.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const lines: { requestId: string; access?: object }[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const shop = useListeningServer(server, { maxConcurrentRequests: 3, logger });
const eager = useListeningServer(server, { freshReadsPerSecond: 1 });
const wide = useListeningServer(server);
const roomy = useListeningServer(server, { maxConcurrentRequests: 4 });
const NOT_NOW = 'The store isn’t responding. Please try again in a few seconds.';

function ask(query: string, { variables = {}, headers = {}, url = shop.url } = {}) {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

const order = (productId: string, url = shop.url) =>
  ask(PLACE_ORDER, { url, variables: { input: orderInput([{ productId, quantity: 1 }]) } });

test('a store at capacity serves cached responses, stays healthy, and asks other clients to retry', async () => {
  const CACHED_QUERY = '{ store { name currency } }';
  await ask(CACHED_QUERY);
  const token = await signIn(server, await aCustomer(server.prisma));
  const { productId, letGo, countWaiting } = await lockProduct(server.prisma);
  const orders = [1, 2, 3].map(() => order(productId));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  const cachedResponse = await ask(CACHED_QUERY);
  expect([cachedResponse.status, (await read(cachedResponse)).data?.store.currency]).toEqual([200, 'NPR']);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

  const refused = await ask('{ me { name } }', { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  const requestId = refused.headers.get('x-request-id');
  expect((await read(refused)).errors).toEqual([
    { message: NOT_NOW, extensions: { code: 'UNAVAILABLE', retryAfter: 2, requestId } },
  ]);
  const rest = await fetch(`${shop.url}/api/products?search=none`);
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await rest.json()).toEqual({
    success: false,
    message: NOT_NOW,
    code: 'UNAVAILABLE',
    retryAfter: 2,
    requestId: rest.headers.get('x-request-id'),
  });

  for (const { headers } of [refused, rest])
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: headers.get('x-request-id'),
        access: expect.objectContaining({ status: 503, codes: ['UNAVAILABLE'] }),
      }),
    );

  const pendingOrder = order(productId);
  await letGo();
  for (const answer of await Promise.all([...orders, pendingOrder])) {
    expect(answer.status).toBe(200);
    expect((await read(answer)).data?.placeOrder.errors).toEqual([]);
  }
});

test('serves stale public responses, marked as such, while orders take all places', async () => {
  const ring = await aProduct(server.prisma, { slug: 'stale-ring', name: 'Before' });
  const PRODUCT_QUERY = '{ product(id: "stale-ring") { name } }';
  const get = () => fetch(`${shop.url}/api/products/stale-ring`);
  await shop.app.snapshots.reload();
  await ask(PRODUCT_QUERY);
  await get();
  const { productId, letGo, countWaiting } = await lockProduct(server.prisma);
  const orders = [1, 2, 3].map(() => order(productId));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);
  await server.prisma.product.update({ where: { id: ring.id }, data: { name: 'After' } });
  await shop.app.snapshots.reload();

  for (let time = 0; time < 3; time++) {
    const stale = await ask(PRODUCT_QUERY);
    expect([stale.status, (await read(stale)).data?.product.name]).toEqual([200, 'Before']);
    expect(stale.headers.get('warning')).toBe('110 - "Response is Stale"');
    expect(Number(stale.headers.get('age'))).toBeLessThanOrEqual(10);
    expect(stale.headers.get('cache-control')).toBe('no-store');
  }
  const rest = await get();
  expect([rest.status, rest.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"']);

  const quote = await ask('query ($input: QuoteInput!) { quote(input: $input) { errors { code } } }', {
    variables: { input: { lines: [{ productId, quantity: 1 }] } },
  });
  expect(quote.status).toBe(503);
  server.clock.now = new Date(server.clock.now.getTime() + MAX_STALE_MS + 1000);
  expect((await ask(PRODUCT_QUERY)).status).toBe(503);

  await letGo();
  for (const answer of await Promise.all(orders)) expect(answer.status).toBe(200);
  const fresh = await ask(PRODUCT_QUERY);
  expect([(await read(fresh)).data?.product.name, fresh.headers.get('warning')]).toEqual(['After', null]);
});

test('locked products leave connections for other orders', async () => {
  const free = await aProduct(server.prisma);
  const lockedProducts = await Promise.all([1, 2, 3].map(() => lockProduct(server.prisma)));
  const pendingOrders = lockedProducts.flatMap(({ productId }) =>
    [1, 2, 3, 4].map(() => order(productId, wide.url)),
  );
  const countWaiting = () => Promise.all(lockedProducts.map((product) => product.countWaiting()));
  await expect.poll(async () => sum(await countWaiting()), POLL_OPTIONS).toBe(8);

  const other = await order(free.id, wide.url);
  expect((await read(other)).data?.placeOrder.errors).toEqual([]);

  for (const { letGo } of lockedProducts) await letGo();
  // Orders that could not queue for their product may have been refused.
  for (const answer of await Promise.all(pendingOrders)) expect([200, 503]).toContain(answer.status);
});

test('orders queued for a locked product without a connection release their places', async () => {
  const free = await aProduct(server.prisma);
  const { productId, letGo, countWaiting } = await lockProduct(server.prisma);
  const pendingOrders = Array.from({ length: 12 }, () => order(productId, roomy.url));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  const read = await ask('{ store { currency } }', {
    url: roomy.url,
    headers: { 'cache-control': 'no-cache' },
  });
  expect(read.status).toBe(200);
  expect((await order(free.id, roomy.url)).status).toBe(200);

  await letGo();
  for (const answer of await Promise.all(pendingOrders)) expect([200, 503]).toContain(answer.status);
});

test('a slowly sent body delays nobody else', async () => {
  const slow = await Promise.all(Array.from({ length: 10 }, () => RawClient.connect(shop.port)));
  for (const [at, client] of slow.entries()) {
    client.send(buildRequestHead(at % 2 ? 500_000 : 500));
    client.drip(' ', 100);
  }
  expect((await ask('{ store { name } }', { headers: { 'cache-control': 'no-cache' } })).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});

test('limits how often guests can bypass the cache', async () => {
  const fresh = { headers: { 'cache-control': 'no-cache' }, url: eager.url };
  const ids: (string | null)[] = [];
  for (let time = 0; time < 4; time++) {
    const answer = await ask('{ store { name } }', fresh);
    expect(answer.status).toBe(200);
    ids.push(answer.headers.get('x-public-response'));
  }
  expect(ids).toContain('yes');
});

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function read(answer: Response): Promise<GraphAnswer> {
  return (await answer.json()) as GraphAnswer;
}
