// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { expectFreePort, findFreePort } from './ports.mjs';

test('accepts a free port', async () => {
  await expect(expectFreePort(await findFreePort())).resolves.toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0'])('rejects a port in use at %s with a readable error', async (host) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  await expect(expectFreePort(port)).rejects.toThrow(`Port ${port} is already in use.`);

  server.close();
});

test('rejects an address of another machine with a readable error', async () => {
  await expect(expectFreePort(await findFreePort(), '203.0.113.1')).rejects.toThrow(
    'HOST=203.0.113.1 is not an address',
  );
});
