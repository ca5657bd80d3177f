// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserFacingError } from './userFacingError.mjs';

const restartablePortRange = /** @type {const} */ ([15_000, 32_000]);

/** Returns a TCP port of the loopback address that is currently free. */
export async function findFreePort() {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string')
    throw new UserFacingError('No TCP port is free on this machine.');
  return address.port;
}

/**
 * Returns a loopback port for a server that restarts on the same port. The port lies below the system's ephemeral
 * range. Otherwise, the system could assign the port to a client that tries to reconnect, and the server could not
 * listen on it again.
 */
export async function findRestartablePort() {
  for (;;) {
    const server = createServer();
    const port = randomInt(...restartablePortRange);
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
 * Throws a readable error if `port` cannot be listened on.
 * @param {number} port
 * @param {string} [host]
 */
export async function expectFreePort(port, host) {
  for (const address of host ? [host] : ['127.0.0.1', '0.0.0.0', '::']) {
    const server = createServer();
    try {
      await listen(server, port, address);
    } catch (error) {
      throwPortError(/** @type {NodeJS.ErrnoException} */ (error).code, port, host);
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @param {string | undefined} code
 * @param {number} port
 * @param {string | undefined} host
 */
function throwPortError(code, port, host) {
  if (code === 'EADDRINUSE') {
    throw new UserFacingError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another one with PORT.`,
    );
  }
  if (code === 'EACCES')
    throw new UserFacingError(`This account cannot use port ${port}. Choose another one with PORT.`);
  if (host) throw new UserFacingError(`HOST=${host} is not an address of this machine (${code}).`);
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
