// @ts-check
import { connect } from 'node:net';

/**
 * A response: its status and its length in bytes.
 * @typedef {{ status: number, bytes: number, isData: boolean }} Answer
 */

const bufferBytes = 64 * 1024;
const headTerminator = '\r\n\r\n';
const data = Buffer.from('{"data":');

/**
 * A persistent connection with one request at a time. The load generator must use less CPU than the server it measures,
 * so only the status, the length and the first bytes of the body are read.
 */
export class Connection {
  #socket;
  #received = Buffer.alloc(0);
  /** @type {{ head: number, whole: number } | null} length of the head and of the whole response; null until known */
  #expectedLengths = null;
  #isEnded = false;
  /** @type {{ resolve: (answer: Answer) => void, reject: (error: Error) => void } | null} */
  #pendingRequest = null;

  /** @param {number} port on the loopback address */
  constructor(port) {
    const buffer = Buffer.allocUnsafe(bufferBytes);
    this.#socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: { buffer, callback: (size) => this.#receive(buffer.subarray(0, size)) },
    });
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The server closed a connection.')));
  }

  /**
   * @param {Buffer} request
   * @returns {Promise<Answer>}
   */
  send(request) {
    return new Promise((resolve, reject) => {
      this.#pendingRequest = { resolve, reject };
      this.#received = Buffer.alloc(0);
      this.#expectedLengths = null;
      if (this.#isEnded) this.#fail(new Error('The server has closed this connection.'));
      else this.#socket.write(request);
    });
  }

  /** Returns the body of the last response. */
  get body() {
    return this.#received.subarray(this.#expectedLengths?.head);
  }

  /** Returns the status line and headers of the last response. */
  get head() {
    return this.#received.toString('latin1', 0, this.#expectedLengths?.head);
  }

  close() {
    this.#socket.destroy();
  }

  /** @param {Buffer} chunk overwritten by the next chunk */
  #receive(chunk) {
    if (!this.#pendingRequest) return true;
    this.#received =
      this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk]);
    this.#expectedLengths ??= readLengths(this.#received);
    if (!this.#expectedLengths || this.#received.length < this.#expectedLengths.whole) return true;
    const { head, whole } = this.#expectedLengths;
    const { resolve } = this.#pendingRequest;
    this.#pendingRequest = null;
    resolve({
      status: Number(this.#received.toString('latin1', 9, 12)),
      bytes: whole - head,
      isData: this.#received.subarray(head, head + data.length).equals(data),
    });
    return true;
  }

  /** @param {Error} error */
  #fail(error) {
    this.#isEnded = true;
    this.#pendingRequest?.reject(error);
    this.#pendingRequest = null;
  }
}

/** @param {Buffer} receivedBytes */
function readLengths(receivedBytes) {
  const headEnd = receivedBytes.indexOf(headTerminator);
  if (headEnd < 0) return null;
  const length = /\r\ncontent-length: *(\d+)/i.exec(receivedBytes.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined) throw new Error('A response has no content length.');
  const head = headEnd + headTerminator.length;
  return { head, whole: head + Number(length) };
}
