// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { onExit } from '../process/shutdown.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { buildUnavailableResponse } from './unavailableResponse.mjs';

/**
 * The store's port. While no server listens on it, this process does and responds with 503.
 * @typedef {object} StorePort
 * @property {(server: import('node:child_process').ChildProcess) => Promise<void>} passTo passes the port to a server
 * that requests it
 * @property {() => Promise<void>} reclaim listens on the port again; call it when that server has exited
 */

/**
 * Number of port handles passed to each server. Node accepts one connection per handle in each iteration of its event
 * loop. With a single handle, the last of a few hundred connections that arrive together under load would wait for
 * minutes.
 */
export const portHandles = 8;

/**
 * Listens on the port, at the address in HOST, until this script ends.
 * @param {number} port
 * @returns {Promise<StorePort>}
 */
export async function openStorePort(port) {
  const host = process.env.HOST || '0.0.0.0';
  const fallbackServer = createServer((request, response) => {
    const { headers, body } = buildUnavailableResponse(request);
    request.resume();
    response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  const reclaim = async () => {
    if (fallbackServer.listening) return;
    fallbackServer.listen(port, host);
    await once(fallbackServer, 'listening').catch(({ code }) => {
      throw new UserFacingError(`Port ${port} of ${host} cannot be used (${code}).`);
    });
  };
  await reclaim();
  onExit(() => fallbackServer.close());
  return {
    reclaim,
    passTo: async (server) => {
      await reclaim();
      /** @type {(message: string, handle: import('node:net').Server) => Promise<unknown>} */
      const send = promisify(server.send.bind(server));
      for (let count = 0; count < portHandles; count++) await send('port', fallbackServer);
      if (server.connected) fallbackServer.close();
    },
  };
}
