import { pino } from 'pino';
import { expect, test } from 'vitest';
import { MAX_STALE_MS } from '#graph/http/responseCache/responseCache.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { type GraphqlResult, useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { lockProduct, POLL_OPTIONS } from '../testing/lockRows.ts';
import { buildRequestHead, RawClient } from '../testing/rawClient.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const lines: { requestId: string; access?: object }[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const listeningServer = useListeningServer(server, { maxConcurrentRequests: 3, logger });
const bypassLimitedServer = useListeningServer(server, { freshReadsPerSecond: 1 });
const defaultServer = useListeningServer(server);
const fourSlotServer = useListeningServer(server, { maxConcurrentRequests: 4 });
const UNAVAILABLE_MESSAGE = 'The store isn’t responding. Please try again in a few seconds.';

function sendQuery(query: string, { variables = {}, headers = {}, url = listeningServer.url } = {}) {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

const placeOrder = (productId: string, url = listeningServer.url) =>
  sendQuery(PLACE_ORDER, { url, variables: { input: buildOrderInput([{ productId, quantity: 1 }]) } });

test('a store at capacity serves cached responses, stays healthy, and asks other clients to retry', async () => {
  const CACHED_QUERY = '{ store { name currency } }';
  await sendQuery(CACHED_QUERY);
  const token = await signIn(server, await aCustomer(server.prisma));
  const { productId, releaseLock, countWaiting } = await lockProduct(server.prisma);
  const orders = [1, 2, 3].map(() => placeOrder(productId));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  const cachedResponse = await sendQuery(CACHED_QUERY);
  expect([cachedResponse.status, (await read(cachedResponse)).data?.store.currency]).toEqual([200, 'NPR']);
  expect((await fetch(`${listeningServer.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${listeningServer.url}/readyz`)).status).toBe(200);

  const refusedResponse = await sendQuery('{ me { name } }', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([503, '2']);
  const requestId = refusedResponse.headers.get('x-request-id');
  expect((await read(refusedResponse)).errors).toEqual([
    { message: UNAVAILABLE_MESSAGE, extensions: { code: 'UNAVAILABLE', retryAfter: 2, requestId } },
  ]);
  const restResponse = await fetch(`${listeningServer.url}/api/products?search=none`);
  expect([restResponse.status, restResponse.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await restResponse.json()).toEqual({
    success: false,
    message: UNAVAILABLE_MESSAGE,
    code: 'UNAVAILABLE',
    retryAfter: 2,
    requestId: restResponse.headers.get('x-request-id'),
  });

  for (const { headers } of [refusedResponse, restResponse])
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: headers.get('x-request-id'),
        access: expect.objectContaining({ status: 503, codes: ['UNAVAILABLE'] }),
      }),
    );

  const pendingOrder = placeOrder(productId);
  await releaseLock();
  for (const response of await Promise.all([...orders, pendingOrder])) {
    expect(response.status).toBe(200);
    expect((await read(response)).data?.placeOrder.errors).toEqual([]);
  }
});

test('serves stale public responses, marked as such, while orders take all slots', async () => {
  const ring = await aProduct(server.prisma, { slug: 'stale-ring', name: 'Before' });
  const PRODUCT_QUERY = '{ product(id: "stale-ring") { name } }';
  const get = () => fetch(`${listeningServer.url}/api/products/stale-ring`);
  await listeningServer.app.snapshots.reload();
  await sendQuery(PRODUCT_QUERY);
  await get();
  const { productId, releaseLock, countWaiting } = await lockProduct(server.prisma);
  const orders = [1, 2, 3].map(() => placeOrder(productId));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);
  await server.prisma.product.update({ where: { id: ring.id }, data: { name: 'After' } });
  await listeningServer.app.snapshots.reload();

  for (let time = 0; time < 3; time++) {
    const staleResponse = await sendQuery(PRODUCT_QUERY);
    expect([staleResponse.status, (await read(staleResponse)).data?.product.name]).toEqual([200, 'Before']);
    expect(staleResponse.headers.get('warning')).toBe('110 - "Response is Stale"');
    expect(Number(staleResponse.headers.get('age'))).toBeLessThanOrEqual(10);
    expect(staleResponse.headers.get('cache-control')).toBe('no-store');
  }
  const restResponse = await get();
  expect([restResponse.status, restResponse.headers.get('warning')]).toEqual([
    200,
    '110 - "Response is Stale"',
  ]);

  const quoteResponse = await sendQuery(
    'query ($input: QuoteInput!) { quote(input: $input) { errors { code } } }',
    {
      variables: { input: { lines: [{ productId, quantity: 1 }] } },
    },
  );
  expect(quoteResponse.status).toBe(503);
  server.clock.now = new Date(server.clock.now.getTime() + MAX_STALE_MS + 1000);
  expect((await sendQuery(PRODUCT_QUERY)).status).toBe(503);

  await releaseLock();
  for (const response of await Promise.all(orders)) expect(response.status).toBe(200);
  const freshResponse = await sendQuery(PRODUCT_QUERY);
  expect([(await read(freshResponse)).data?.product.name, freshResponse.headers.get('warning')]).toEqual([
    'After',
    null,
  ]);
});

test('locked products leave connections for other orders', async () => {
  const unlockedProduct = await aProduct(server.prisma);
  const lockedProducts = await Promise.all([1, 2, 3].map(() => lockProduct(server.prisma)));
  const pendingOrders = lockedProducts.flatMap(({ productId }) =>
    [1, 2, 3, 4].map(() => placeOrder(productId, defaultServer.url)),
  );
  const countWaiting = () => Promise.all(lockedProducts.map((product) => product.countWaiting()));
  await expect.poll(async () => sum(await countWaiting()), POLL_OPTIONS).toBe(8);

  const otherResponse = await placeOrder(unlockedProduct.id, defaultServer.url);
  expect((await read(otherResponse)).data?.placeOrder.errors).toEqual([]);

  for (const { releaseLock } of lockedProducts) await releaseLock();
  // Orders that could not queue for their product may have been refused.
  for (const response of await Promise.all(pendingOrders)) expect([200, 503]).toContain(response.status);
});

test('orders that are queued for a locked product and have no connection release their slots', async () => {
  const unlockedProduct = await aProduct(server.prisma);
  const { productId, releaseLock, countWaiting } = await lockProduct(server.prisma);
  const pendingOrders = Array.from({ length: 12 }, () => placeOrder(productId, fourSlotServer.url));
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  const readResponse = await sendQuery('{ store { currency } }', {
    url: fourSlotServer.url,
    headers: { 'cache-control': 'no-cache' },
  });
  expect(readResponse.status).toBe(200);
  expect((await placeOrder(unlockedProduct.id, fourSlotServer.url)).status).toBe(200);

  await releaseLock();
  for (const response of await Promise.all(pendingOrders)) expect([200, 503]).toContain(response.status);
});

test('a slowly sent body delays no other request', async () => {
  const slowClients = await Promise.all(
    Array.from({ length: 10 }, () => RawClient.connect(listeningServer.port)),
  );
  for (const [index, client] of slowClients.entries()) {
    client.send(buildRequestHead(index % 2 ? 500_000 : 500));
    client.sendSlowly(' ', 100);
  }
  expect((await sendQuery('{ store { name } }', { headers: { 'cache-control': 'no-cache' } })).status).toBe(
    200,
  );
  for (const { socket } of slowClients) socket.destroy();
});

test('limits how often guests can bypass the cache', async () => {
  const freshReadOptions = { headers: { 'cache-control': 'no-cache' }, url: bypassLimitedServer.url };
  const ids: (string | null)[] = [];
  for (let time = 0; time < 4; time++) {
    const response = await sendQuery('{ store { name } }', freshReadOptions);
    expect(response.status).toBe(200);
    ids.push(response.headers.get('x-public-response'));
  }
  expect(ids).toContain('yes');
});

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function read(response: Response): Promise<GraphqlResult> {
  return (await response.json()) as GraphqlResult;
}
