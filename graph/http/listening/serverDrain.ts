import type { Server, ServerResponse } from 'node:http';
import type { Server as Door, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/**
 * Lets a server end without losing what it has begun. From `begin` on every answer ends its connection, so that clients move
 * to another server; `finish` takes no new connections, closes those that nobody uses, and waits for the others.
 */
export class Drain {
  #isDraining = false;
  readonly #sockets = new Set<Socket>();
  readonly #tasks: (() => void)[] = [];
  /** Through which connections come in beside the server's own. */
  doors: readonly Door[] = [];

  get isDraining(): boolean {
    return this.#isDraining;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** To be called before a request is answered. */
  mark(response: ServerResponse): void {
    if (this.#isDraining) response.setHeader('connection', 'close');
  }

  /** Has something ended at the beginning that would go on for as long as somebody listens. */
  onBegin(task: () => void): void {
    this.#tasks.push(task);
  }

  begin(): void {
    this.#isDraining = true;
    for (const task of this.#tasks) task();
  }

  /** What is not done after so many ms is cut off. */
  async finish(server: Server, withinMs: number): Promise<void> {
    this.begin();
    const isOver = Promise.all([server, ...this.doors].map(closed)).then(() => 'over');
    const deadline = performance.now() + withinMs;
    while (performance.now() < deadline) {
      this.#closeUnused(server);
      if ((await Promise.race([isOver, pause(LOOK_EVERY_MS)])) === 'over') return;
    }
    server.closeAllConnections();
    await isOver;
  }

  /** Answers that were begun before the draining keep their connections; and one that never asked for anything is not idle to Node. */
  #closeUnused(server: Server): void {
    server.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

function closed(door: Door): Promise<void> {
  return new Promise((resolve) => {
    door.close(() => resolve());
  });
}
