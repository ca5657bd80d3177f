import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that sends raw bytes and reads the response until the connection closes. */
export class RawClient {
  readonly socket: Socket;
  receivedText = '';
  /** Resolves with everything received when the connection closes. */
  readonly closed: Promise<string>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      this.receivedText += data;
    });
    // A reset connection is closed as well.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', () => resolve(this.receivedText));
    });
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** Sends one byte every `intervalMs` until the connection closes. */
  sendSlowly(text: string, intervalMs: number): void {
    let index = 0;
    const timer = setInterval(() => this.send(text[index++ % text.length] ?? ''), intervalMs);
    void this.closed.then(() => clearInterval(timer));
  }
}

/** Returns the head of a request with a body of this length. */
export function buildRequestHead(length: number, path = '/graphql'): string {
  return `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}
