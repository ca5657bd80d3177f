import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { countConnections } from '../testing/countConnections.ts';
import { buildRequestHead, RawClient } from '../testing/rawClient.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const listeningServer = useListeningServer(server, {
  timeLimits: { headers: 800, body: 800, request: 2000, response: 1500, silence: 1200 },
});
const silenceLimitedServer = useListeningServer(server, {
  timeLimits: { silence: 1200 },
  requestsPerMinute: 100_000,
});
const directServer = useListeningServer(server, { connectionsPerAddress: 3, trustedProxies: ['192.0.2.1'] });

test.each([
  ['slow headers', 408, 'POST /graphql HTTP/1.1\r\nhost: shop\r\nx: ', 'a'],
  ['a slow short body', 408, buildRequestHead(4000), ' '],
  ['a slow long body', 503, buildRequestHead(900_000), ' '],
  ['a slow body over REST', 503, buildRequestHead(900_000, '/api/orders'), ' '],
  [
    'a slow chunked body',
    503,
    buildRequestHead(0).replace('content-length: 0', 'transfer-encoding: chunked'),
    '1\r\n \r\n',
  ],
])('aborts %s with %i', async (_case, status, requestHead, body) => {
  const client = await RawClient.connect(listeningServer.port);
  client.send(requestHead);
  client.sendSlowly(body, 20);
  // The response may be lost if the client sends to a connection that is already closed.
  expect(await client.closed).toMatch(new RegExp(`^(HTTP/1\\.1 ${status} |$)`));
});

test('disconnects a client that sends nothing', async () => {
  const silentClient = await RawClient.connect(listeningServer.port);
  expect(await silentClient.closed).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test('disconnects a client that reads no response', async () => {
  const nonReadingClient = await RawClient.connect(silenceLimitedServer.port);
  nonReadingClient.socket.pause();
  nonReadingClient.send('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(20_000));
  await expect.poll(() => countConnections(silenceLimitedServer.app), { timeout: 40_000 }).toBe(0);
  nonReadingClient.socket.destroy();
});

test('responds to a body that is too large while it is being sent', async () => {
  const client = await RawClient.connect(listeningServer.port);
  client.send(buildRequestHead(3_000_000));
  client.send(' '.repeat(3_000_000));
  const response = await client.closed;
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain('The body is too large. Send at most 1 MiB.');
});

test('limits open connections per address', async () => {
  const allowedClients = await Promise.all([1, 2, 3].map(() => RawClient.connect(directServer.port)));
  const refusedClient = await RawClient.connect(directServer.port);
  expect(await refusedClient.closed).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 10/i);

  allowedClients[0]?.socket.destroy();
  await allowedClients[0]?.closed;
  await expect
    .poll(async () => (await fetch(`${directServer.url}/healthz`).catch(() => null))?.status, {
      timeout: 20_000,
    })
    .toBe(200);
  for (const { socket } of allowedClients) socket.destroy();
});

test('a trusted load balancer has no connection limit', async () => {
  const clients = await Promise.all(
    Array.from({ length: 30 }, () => RawClient.connect(listeningServer.port)),
  );
  expect((await fetch(`${listeningServer.url}/healthz`)).status).toBe(200);
  for (const { socket } of clients) socket.destroy();
});
