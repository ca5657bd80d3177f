import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on the port that the supervisor has opened (scripts/lib/supervision/storePort.mjs): requests and receives
 * `count` handles of the port. Each handle accepts connections as soon as it is received. Fastify listens only on ports
 * and paths, so its `onListen` hooks do not run: use the server's `listening` event.
 */
export async function listenAtHandles(app: FastifyInstance, count: number): Promise<void> {
  await app.ready();
  const listeners: Server[] = [];
  const handlesReceived = new Promise<void>((resolve) => {
    process.on('message', function receive(_message, handle) {
      const listener = handle as Server;
      if (listeners.push(listener) === 1) app.server.listen(listener);
      // An HTTP server disables Nagle's algorithm only on connections it has accepted itself.
      else listener.on('connection', (socket) => app.server.emit('connection', socket.setNoDelay(true)));
      if (listeners.length < count) return;
      process.off('message', receive);
      resolve();
    });
  });
  process.send?.('ready for the port');
  await Promise.all([handlesReceived, once(app.server, 'listening')]);
  app.drain.listeners = listeners.slice(1);
}
