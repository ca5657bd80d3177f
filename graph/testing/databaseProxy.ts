import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The way to a database, which can be cut, or go silent, as networks do. */
export class DatabaseLine {
  readonly url: string;
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;
  #lastWords: string | undefined;

  private constructor(databaseUrl: URL, server: Server, port: number) {
    this.#target = { host: databaseUrl.hostname, port: Number(databaseUrl.port) };
    this.#server = server;
    this.#port = port;
    const url = new URL(databaseUrl);
    url.port = String(port);
    this.url = url.href;
    server.on('connection', (near) => this.#carry(near));
  }

  static async lay(databaseUrl: string): Promise<DatabaseLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('It listens on no port.');
    return new DatabaseLine(new URL(databaseUrl), server, address.port);
  }

  /** Nobody gets through any more, and who was is thrown out. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** From now on a connection ends as its client says `words`. */
  cutAt(words: string): void {
    this.#lastWords = words;
  }

  async mend(): Promise<void> {
    this.#isSilent = false;
    this.#lastWords = undefined;
    for (const socket of this.#sockets) socket.resume();
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Everybody stays connected, and nobody hears anything. */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  #carry(near: Socket): void {
    const far = connect(this.#target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => one.destroy());
      one.once('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.on('data', (data) => {
        if (one === near && this.#lastWords && data.includes(this.#lastWords)) one.destroy();
        else other.write(data);
      });
      if (this.#isSilent) one.pause();
    }
  }
}
