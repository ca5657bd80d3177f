import { expect, test } from 'vitest';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { type GraphqlResult, useTestServer } from '#graph/testing/server.ts';
import { countConnections } from '../testing/countConnections.ts';
import { lockProduct, POLL_OPTIONS } from '../testing/lockRows.ts';
import { buildRequestHead, RawClient } from '../testing/rawClient.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const firstServer = useListeningServer(server);
const secondServer = useListeningServer(server, { timeLimits: { finish: 600 } });
/** Long enough for a busy machine. */
const SOON = { timeout: 20_000 };
const BODY = JSON.stringify({ query: '{ store { name } }' });
const REQUEST_TEXT = `${buildRequestHead(BODY.length)}${BODY}`;

test('a draining server finishes open requests, accepts no new ones and closes idle connections', async () => {
  const { productId, releaseLock, countWaiting } = await lockProduct(server.prisma);
  const idleClient = await RawClient.connect(firstServer.port);
  idleClient.send(REQUEST_TEXT);
  await expect.poll(() => idleClient.receivedText, SOON).toContain('200 OK');
  const unusedClient = await RawClient.connect(firstServer.port);

  const orders = Array.from({ length: 3 }, () =>
    fetch(`${firstServer.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: PLACE_ORDER,
        variables: { input: buildOrderInput([{ productId, quantity: 1 }]) },
      }),
    }),
  );
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  firstServer.app.drain.begin();
  expect((await firstServer.app.inject('/readyz')).json()).toEqual({ status: 'ending' });
  const lateResponse = await fetch(`${firstServer.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
  });
  expect([lateResponse.status, lateResponse.headers.get('connection')]).toEqual([200, 'close']);

  const closePromise = firstServer.app.close();
  await Promise.all([idleClient.closed, unusedClient.closed]);
  await expect(fetch(`${firstServer.url}/healthz`)).rejects.toThrow();
  await releaseLock();
  for (const order of await Promise.all(orders)) {
    expect([order.status, order.headers.get('connection')]).toEqual([200, 'close']);
    expect((await parseBody(order)).data?.placeOrder.errors).toEqual([]);
  }
  await closePromise;
});

test('a hanging request is aborted after the time limit', async () => {
  const hangingClient = await RawClient.connect(secondServer.port);
  hangingClient.send(buildRequestHead(100));
  await expect.poll(() => countConnections(secondServer.app), SOON).toBe(1);
  await secondServer.app.close();
  expect(await hangingClient.closed).toBe('');
});

async function parseBody(response: Response): Promise<GraphqlResult> {
  return (await response.json()) as GraphqlResult;
}
