// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { atEnd } from '../process/ending.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { standInAnswer } from './standInAnswer.mjs';

/**
 * The store's port. While no server listens at it, this process does and answers 503.
 * @typedef {object} Door
 * @property {(server: import('node:child_process').ChildProcess) => Promise<void>} handTo gives the port to a server that asks for it
 * @property {() => Promise<void>} takeBack to be called when that server has ended
 */

/**
 * How many handles of the port a server gets. Node accepts one connection per handle in a turn of its event loop; with a single
 * handle, the last of some hundred connections that arrive at once under load would wait for minutes.
 */
export const portHandles = 8;

/**
 * Opens the port at the address of HOST until this script ends.
 * @param {number} port
 * @returns {Promise<Door>}
 */
export async function openDoor(port) {
  const host = process.env.HOST || '0.0.0.0';
  const standIn = createServer((request, response) => {
    const { headers, body } = standInAnswer(request);
    request.resume();
    response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  const takeBack = async () => {
    if (standIn.listening) return;
    standIn.listen(port, host);
    await once(standIn, 'listening').catch(({ code }) => {
      throw new UserFacingError(`Port ${port} of ${host} cannot be used (${code}).`);
    });
  };
  await takeBack();
  atEnd(() => standIn.close());
  return {
    takeBack,
    handTo: async (server) => {
      await takeBack();
      /** @type {(message: string, handle: import('node:net').Server) => Promise<unknown>} */
      const send = promisify(server.send.bind(server));
      for (let count = 0; count < portHandles; count++) await send('port', standIn);
      if (server.connected) standIn.close();
    },
  };
}
