// @ts-check
import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';
import { atEnd } from '../process/ending.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';

/**
 * The address at which the store is reached, held by this process on behalf of the servers that it starts one after the other.
 * Nobody is let in here: whoever comes while no server is there waits in the queue of the operating system.
 * @typedef {object} Door
 * @property {number} fd of the socket, which a program gets as one of its files and listens on
 * @property {() => void} close
 */

/**
 * A socket that is bound and not listened on; Node makes one for the workers of a cluster and has no other way to it.
 * @typedef {{ fd: number, close(): void }} BoundSocket
 * @type {{ _createServerHandle(address: string, port: number, family: 4 | 6, fd: -1): BoundSocket | number }}
 */
const { _createServerHandle: bind } = /** @type {any} */ (net);

/**
 * Closed with this script, however it ends.
 * @param {number} port at the address that HOST says
 * @returns {Promise<Door>}
 */
export async function openDoor(port) {
  const host = process.env.HOST || '0.0.0.0';
  const { address, family } = await lookup(host);
  const socket = bind(address, port, family === 6 ? 6 : 4, -1);
  if (typeof socket === 'number')
    throw new UserFacingError(`Port ${port} of ${host} cannot be used (${getSystemErrorName(socket)}).`);
  const close = () => socket.close();
  atEnd(close);
  return { fd: socket.fd, close };
}
