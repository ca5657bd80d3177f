// @ts-check
import { connect } from 'node:net';

/**
 * What came back: the status, and how many bytes the answer has.
 * @typedef {{ status: number, bytes: number, isData: boolean }} Answer
 */

const room = 64 * 1024;
const endOfHead = '\r\n\r\n';
const data = Buffer.from('{"data":');

/**
 * A connection that is kept, and one request on it at a time. Whoever makes load must cost less than what is measured:
 * nothing of an answer is read but its status, its length, and whether it begins as data does.
 */
export class Connection {
  #socket;
  #received = Buffer.alloc(0);
  /** @type {{ head: number, whole: number } | null} how long the head is, and all of it; null until it is known */
  #lengths = null;
  #ended = false;
  /** @type {{ resolve: (answer: Answer) => void, reject: (error: Error) => void } | null} */
  #waiting = null;

  /** @param {number} port on the loopback */
  constructor(port) {
    const buffer = Buffer.allocUnsafe(room);
    this.#socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: { buffer, callback: (size) => this.#take(buffer.subarray(0, size)) },
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
      this.#waiting = { resolve, reject };
      this.#received = Buffer.alloc(0);
      this.#lengths = null;
      if (this.#ended) this.#fail(new Error('The server has closed this connection.'));
      else this.#socket.write(request);
    });
  }

  /** The last answer's body. */
  get body() {
    return this.#received.subarray(this.#lengths?.head);
  }

  /** The last answer's status line and headers. */
  get head() {
    return this.#received.toString('latin1', 0, this.#lengths?.head);
  }

  close() {
    this.#socket.destroy();
  }

  /** @param {Buffer} chunk which the next one overwrites */
  #take(chunk) {
    if (!this.#waiting) return true;
    this.#received =
      this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk]);
    this.#lengths ??= readLengths(this.#received);
    if (!this.#lengths || this.#received.length < this.#lengths.whole) return true;
    const { head, whole } = this.#lengths;
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve({
      status: Number(this.#received.toString('latin1', 9, 12)),
      bytes: whole - head,
      isData: this.#received.subarray(head, head + data.length).equals(data),
    });
    return true;
  }

  /** @param {Error} error */
  #fail(error) {
    this.#ended = true;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

/** @param {Buffer} received */
function readLengths(received) {
  const end = received.indexOf(endOfHead);
  if (end < 0) return null;
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error('An answer does not say how long it is.');
  const head = end + endOfHead.length;
  return { head, whole: head + Number(length) };
}
