// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserFacingError } from './userFacingError.mjs';

const settledPorts = /** @type {const} */ ([15_000, 32_000]);

/** A TCP port of the loopback address that nothing uses at this moment. */
export async function freePort() {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string')
    throw new UserFacingError('This machine gives out no TCP port.');
  return address.port;
}

/**
 * A port of the loopback address for a server that is started again at the same one. It lies below those that the system gives
 * to whoever connects: a client that tries to reach a server that is away could get the server's own port, and keep it.
 */
export async function settledPort() {
  for (;;) {
    const server = createServer();
    const port = randomInt(...settledPorts);
    try {
      await listen(server, port, '127.0.0.1');
    } catch {
      continue;
    }
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/**
 * Refuses in a sentence when `port` cannot be listened on.
 * @param {number} port
 * @param {string} [host]
 */
export async function expectFreePort(port, host) {
  for (const address of host ? [host] : ['127.0.0.1', '0.0.0.0', '::']) {
    const server = createServer();
    try {
      await listen(server, port, address);
    } catch (error) {
      refuse(/** @type {NodeJS.ErrnoException} */ (error).code, port, host);
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @param {string | undefined} code
 * @param {number} port
 * @param {string | undefined} host
 */
function refuse(code, port, host) {
  if (code === 'EADDRINUSE') {
    throw new UserFacingError(
      `Port ${port} is already in use. Stop what uses it, or choose another one with PORT.`,
    );
  }
  if (code === 'EACCES')
    throw new UserFacingError(`Port ${port} may not be used by this account. Choose another one with PORT.`);
  if (host) throw new UserFacingError(`HOST=${host} is no address of this machine (${code}).`);
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
}
