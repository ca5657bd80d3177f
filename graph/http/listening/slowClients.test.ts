import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { countConnections } from '../testing/countConnections.ts';
import { headOf, RawClient } from '../testing/rawClient.ts';
import { useListening } from '../testing/useListening.ts';

const server = useTestServer();
const shop = useListening(server, {
  timeLimits: { headers: 800, body: 800, request: 2000, answer: 1500, silence: 1200 },
});
const busy = useListening(server, { timeLimits: { silence: 1200 }, requestsPerMinute: 100_000 });
const behindNobody = useListening(server, { connectionsPerAddress: 3, trustedProxies: ['192.0.2.1'] });

test.each([
  ['headers that drip', 408, 'POST /graphql HTTP/1.1\r\nhost: shop\r\nx: ', 'a'],
  ['a short body that drips', 408, headOf(4000), ' '],
  ['a long body that drips', 503, headOf(900_000), ' '],
  ['a body that drips to REST', 503, headOf(900_000, '/api/orders'), ' '],
  [
    'a chunked body that drips',
    503,
    headOf(0).replace('content-length: 0', 'transfer-encoding: chunked'),
    '1\r\n \r\n',
  ],
])('%s is cut off with %i', async (_what, status, head, body) => {
  const client = await RawClient.connect(shop.port);
  client.send(head);
  client.drip(body, 20);
  // Or with nothing, where what drips meets a connection that was closed.
  expect(await client.closed).toMatch(new RegExp(`^(HTTP/1\\.1 ${status} |$)`));
});

test('a client that sends nothing is let go', async () => {
  const mute = await RawClient.connect(shop.port);
  expect(await mute.closed).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test('a client that reads nothing of what it asks for is let go', async () => {
  const deaf = await RawClient.connect(busy.port);
  deaf.socket.pause();
  deaf.send('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(20_000));
  await expect.poll(() => countConnections(busy.app), { timeout: 40_000 }).toBe(0);
  deaf.socket.destroy();
});

test('what is too large is told so, though it is still being sent', async () => {
  const client = await RawClient.connect(shop.port);
  client.send(headOf(3_000_000));
  client.send(' '.repeat(3_000_000));
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('The body is too large: send at most 1 MiB.');
});

test('one address has so many connections and no more, until it closes one', async () => {
  const three = await Promise.all([1, 2, 3].map(() => RawClient.connect(behindNobody.port)));
  const fourth = await RawClient.connect(behindNobody.port);
  expect(await fourth.closed).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 10/i);

  three[0]?.socket.destroy();
  await three[0]?.closed;
  await expect
    .poll(async () => (await fetch(`${behindNobody.url}/healthz`).catch(() => null))?.status, {
      timeout: 20_000,
    })
    .toBe(200);
  for (const { socket } of three) socket.destroy();
});

test('a balancer that is trusted may have any number', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, () => RawClient.connect(shop.port)));
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  for (const { socket } of many) socket.destroy();
});
