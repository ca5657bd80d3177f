import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as Door } from 'node:net';

/**
 * Lets connections in through more files of the socket that a server listens on. Node takes one from each in a turn of its
 * event loop: when hundreds come at once, and a turn is long, the last of them would wait for minutes to be heard.
 */
export function openMoreDoors(server: Server, files: readonly number[]): Promise<Door[]> {
  return Promise.all(
    files.map(async (fd) => {
      // As a server of HTTP takes its own.
      const options = { allowHalfOpen: true, noDelay: true };
      const door = createServer(options, (socket) => server.emit('connection', socket));
      door.listen({ fd });
      await once(door, 'listening');
      return door;
    }),
  );
}
