import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a database that can close connections or stop responding, as a network can. */
export class DatabaseProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #isUnresponsive = false;
  #closeOnText: string | undefined;

  private constructor(databaseUrl: URL, server: Server, port: number) {
    this.#target = { host: databaseUrl.hostname, port: Number(databaseUrl.port) };
    this.#server = server;
    this.#port = port;
    const url = new URL(databaseUrl);
    url.port = String(port);
    this.url = url.href;
    server.on('connection', (clientSocket) => this.#forward(clientSocket));
  }

  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('It listens on no port.');
    return new DatabaseProxy(new URL(databaseUrl), server, address.port);
  }

  /** Refuses new connections and closes existing ones. */
  async close(): Promise<void> {
    const serverClosed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    for (const socket of this.#sockets) socket.destroy();
    await serverClosed;
  }

  /** Closes a connection when its client sends `text`. */
  closeOnText(text: string): void {
    this.#closeOnText = text;
  }

  async restore(): Promise<void> {
    this.#isUnresponsive = false;
    this.#closeOnText = undefined;
    for (const socket of this.#sockets) socket.resume();
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Keeps connections open without forwarding any data. */
  stall(): void {
    this.#isUnresponsive = true;
    for (const socket of this.#sockets) socket.pause();
  }

  #forward(clientSocket: Socket): void {
    const databaseSocket = connect(this.#target);
    for (const [source, destination] of [
      [clientSocket, databaseSocket],
      [databaseSocket, clientSocket],
    ] as const) {
      this.#sockets.add(source);
      source.on('error', () => source.destroy());
      source.once('close', () => {
        this.#sockets.delete(source);
        destination.destroy();
      });
      source.on('data', (data) => {
        if (source === clientSocket && this.#closeOnText && data.includes(this.#closeOnText))
          source.destroy();
        else destination.write(data);
      });
      if (this.#isUnresponsive) source.pause();
    }
  }
}
