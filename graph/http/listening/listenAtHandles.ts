import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on the port that the supervisor has opened (scripts/lib/supervision/storePort.mjs): requests and receives `count`
 * handles of it, each of which accepts connections on arrival. Fastify listens only on ports and paths, so its
 * `onListen` hooks do not run: use the server's `listening` event.
 */
export async function listenAtHandles(app: FastifyInstance, count: number): Promise<void> {
  await app.ready();
  const doors: Server[] = [];
  const handlesReceived = new Promise<void>((resolve) => {
    process.on('message', function receive(_message, handle) {
      const door = handle as Server;
      if (doors.push(door) === 1) app.server.listen(door);
      // An HTTP server disables Nagle's algorithm on its own connections.
      else door.on('connection', (socket) => app.server.emit('connection', socket.setNoDelay(true)));
      if (doors.length < count) return;
      process.off('message', receive);
      resolve();
    });
  });
  process.send?.('ready for the port');
  await Promise.all([handlesReceived, once(app.server, 'listening')]);
  app.drain.listeners = doors.slice(1);
}
