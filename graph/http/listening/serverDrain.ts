import type { Server, ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Shuts a server down without losing open requests. After `begin`, every response closes its connection, so that
 * clients move to another server; `finish` stops accepting connections, closes idle ones and waits for the others.
 */
export class Drain {
  #isDraining = false;
  readonly #sockets = new Set<Socket>();
  readonly #shutdownTasks: (() => void)[] = [];
  /** Additional listeners that accept connections for the server. */
  listeners: readonly NetServer[] = [];

  get isDraining(): boolean {
    return this.#isDraining;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Call it before each response. */
  closeAfterResponse(response: ServerResponse): void {
    if (this.#isDraining) response.setHeader('connection', 'close');
  }

  /** Registers a task that ends long-lived responses when draining begins. */
  onBegin(task: () => void): void {
    this.#shutdownTasks.push(task);
  }

  begin(): void {
    this.#isDraining = true;
    for (const task of this.#shutdownTasks) task();
  }

  /** Aborts all requests that are not done after `withinMs`. */
  async finish(server: Server, withinMs: number): Promise<void> {
    this.begin();
    const allClosed = Promise.all([server, ...this.listeners].map(waitUntilClosed)).then(() => 'over');
    const deadline = performance.now() + withinMs;
    while (performance.now() < deadline) {
      this.#closeIdleSockets(server);
      if ((await Promise.race([allClosed, pause(POLL_MS)])) === 'over') return;
    }
    server.closeAllConnections();
    await allClosed;
  }

  /**
   * Closes idle connections, including those that never sent a request, which Node does not count as idle. Responses
   * that started before draining may leave connections open.
   */
  #closeIdleSockets(server: Server): void {
    server.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

function waitUntilClosed(listener: NetServer): Promise<void> {
  return new Promise((resolve) => {
    listener.close(() => resolve());
  });
}
