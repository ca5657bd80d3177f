import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens at the port that the supervisor holds (scripts/lib/supervision/door.mjs): asks for it and receives so many handles of
 * it. Each handle accepts from the moment it arrives. Fastify listens at ports and paths alone, so its `onListen` hooks do not run:
 * use the server's `listening` event.
 */
export async function listenAtHandles(app: FastifyInstance, count: number): Promise<void> {
  await app.ready();
  const doors: Server[] = [];
  const allCame = new Promise<void>((resolve) => {
    process.on('message', function receive(_message, handle) {
      const door = handle as Server;
      if (doors.push(door) === 1) app.server.listen(door);
      // An HTTP server switches the delay of small packets off on its own connections.
      else door.on('connection', (socket) => app.server.emit('connection', socket.setNoDelay(true)));
      if (doors.length < count) return;
      process.off('message', receive);
      resolve();
    });
  });
  process.send?.('ready for the port');
  await Promise.all([allCame, once(app.server, 'listening')]);
  app.drain.doors = doors.slice(1);
}
