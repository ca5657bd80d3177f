// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { expectFreePort, freePort } from './ports.mjs';

test('a free port is accepted', async () => {
  await expect(expectFreePort(await freePort())).resolves.toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that something listens on at %s is refused in a sentence',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    await expect(expectFreePort(port)).rejects.toThrow(`Port ${port} is already in use.`);

    server.close();
  },
);

test('an address that this machine has not is refused in a sentence', async () => {
  await expect(expectFreePort(await freePort(), '203.0.113.1')).rejects.toThrow(
    'HOST=203.0.113.1 is no address',
  );
});
