import { expect, test } from 'vitest';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { type GraphAnswer, useTestServer } from '#graph/testing/server.ts';
import { countConnections } from '../testing/countConnections.ts';
import { lockProduct, POLL_OPTIONS } from '../testing/lockRows.ts';
import { buildRequestHead, RawClient } from '../testing/rawClient.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const first = useListeningServer(server);
const second = useListeningServer(server, { timeLimits: { finish: 600 } });
/** Long enough for a busy machine. */
const SOON = { timeout: 20_000 };
const BODY = JSON.stringify({ query: '{ store { name } }' });
const ASK = `${buildRequestHead(BODY.length)}${BODY}`;

test('a draining server finishes open requests, accepts no new ones and closes idle connections', async () => {
  const { productId, letGo, countWaiting } = await lockProduct(server.prisma);
  const idle = await RawClient.connect(first.port);
  idle.send(ASK);
  await expect.poll(() => idle.receivedText, SOON).toContain('200 OK');
  const unused = await RawClient.connect(first.port);

  const orders = Array.from({ length: 3 }, () =>
    fetch(`${first.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: PLACE_ORDER,
        variables: { input: orderInput([{ productId, quantity: 1 }]) },
      }),
    }),
  );
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(3);

  first.app.drain.begin();
  expect((await first.app.inject('/readyz')).json()).toEqual({ status: 'ending' });
  const late = await fetch(`${first.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
  });
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

  const closing = first.app.close();
  await Promise.all([idle.closed, unused.closed]);
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
  await letGo();
  for (const order of await Promise.all(orders)) {
    expect([order.status, order.headers.get('connection')]).toEqual([200, 'close']);
    expect((await read(order)).data?.placeOrder.errors).toEqual([]);
  }
  await closing;
});

test('a hanging request is aborted after the time limit', async () => {
  const hanging = await RawClient.connect(second.port);
  hanging.send(buildRequestHead(100));
  await expect.poll(() => countConnections(second.app), SOON).toBe(1);
  await second.app.close();
  expect(await hanging.closed).toBe('');
});

async function read(answer: Response): Promise<GraphAnswer> {
  return (await answer.json()) as GraphAnswer;
}
