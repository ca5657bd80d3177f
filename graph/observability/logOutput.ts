import { fstatSync, write, writeSync } from 'node:fs';
import { Counter } from 'prom-client';
import { storeRegistry } from './metrics/storeRegistry.ts';

const STDOUT = 1;
/** Maximum size of the lines that wait for a slow reader. Later lines are dropped. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Waiting lines are written in batches of this length, in characters. */
const BATCH_LENGTH = 64 * 1024;
const WARN_LEVEL = 40;
const NEWLINE = 0x0a;

const droppedTotal = new Counter({
  name: 'store_log_lines_dropped_total',
  help: 'Log lines that could not be written because the disk is full or nobody reads the output.',
  registers: [storeRegistry],
});

type WriteCallback = (error: Error | null | undefined, writtenBytes: number) => void;
type Send = (bytes: Buffer, callback: WriteCallback) => void;

/**
 * A pino destination that never blocks the event loop and never throws. It writes one batch of lines at a time. Lines
 * that cannot be written are dropped and counted, and their number is logged as soon as writing works again.
 */
export class LogOutput {
  readonly #fd: number;
  readonly #send: Send;
  readonly #maxWaitingBytes: number;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  /** True if the last write ended in the middle of a line. */
  #isCut = false;
  #droppedLines = 0;

  constructor(fd: number = STDOUT, { maxWaitingBytes = MAX_WAITING_BYTES } = {}) {
    this.#fd = fd;
    this.#send = isStream(fd) ? sendToStdout() : sendToFile(fd);
    this.#maxWaitingBytes = maxWaitingBytes;
    process.once('exit', () => this.#flush());
  }

  write(line: string): void {
    if (this.#waitingBytes + Buffer.byteLength(line) > this.#maxWaitingBytes) this.#drop(1);
    else this.#enqueue(line);
    if (!this.#isWriting) this.#writeNext();
  }

  #enqueue(line: string): void {
    this.#waiting.push(line);
    this.#waitingBytes += Buffer.byteLength(line);
  }

  #writeNext(): void {
    this.#isWriting = this.#waiting.length > 0;
    if (this.#isWriting) this.#writeBatch(this.#takeBatch());
  }

  #takeBatch(): Buffer {
    let text = '';
    let count = 0;
    while (count < this.#waiting.length && text.length < BATCH_LENGTH) text += this.#waiting[count++];
    this.#waiting.splice(0, count);
    const bytes = Buffer.from(text);
    this.#waitingBytes -= bytes.length;
    return this.#isCut ? Buffer.concat([Buffer.of(NEWLINE), bytes]) : bytes;
  }

  #writeBatch(batch: Buffer): void {
    this.#send(batch, (error, writtenBytes) => {
      const unwrittenBytes = batch.subarray(writtenBytes);
      if (writtenBytes > 0) this.#isCut = batch[writtenBytes - 1] !== NEWLINE;
      if (error) this.#drop(countLines(unwrittenBytes));
      else if (unwrittenBytes.length > 0) return this.#writeBatch(unwrittenBytes);
      else this.#recordDropped();
      this.#writeNext();
    });
  }

  #drop(lines: number): void {
    this.#droppedLines += lines;
    droppedTotal.inc(lines);
  }

  #recordDropped(): void {
    if (this.#droppedLines === 0) return;
    const record = { level: WARN_LEVEL, time: Date.now(), dropped: this.#droppedLines };
    this.#droppedLines = 0;
    this.#enqueue(
      `${JSON.stringify({ ...record, msg: 'Log lines were dropped because they could not be written' })}\n`,
    );
  }

  /** Writes the remaining lines when the process exits, as far as possible without waiting. */
  #flush(): void {
    try {
      writeSync(this.#fd, this.#waiting.join(''));
    } catch {
      // The process is exiting, so nobody would read the count.
    }
  }
}

/** Returns true for a pipe or a socket, such as journald's. Writes to these can block until the data is read. */
function isStream(fd: number): boolean {
  const stats = fstatSync(fd);
  return fd === STDOUT && (stats.isFIFO() || stats.isSocket());
}

/** Node writes to a pipe without blocking, and does not fail when its reader exits. */
function sendToStdout(): Send {
  // Errors are passed to the callback of each write.
  process.stdout.on('error', () => {});
  return (bytes, callback) => {
    process.stdout.write(bytes, (error) => callback(error, error ? 0 : bytes.length));
  };
}

/** A write to a file can block on its disk, so it runs on a thread of Node's pool. */
function sendToFile(fd: number): Send {
  return (bytes, callback) =>
    write(fd, bytes, 0, bytes.length, null, (error, writtenBytes) => callback(error, writtenBytes ?? 0));
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (
    let newlineIndex = bytes.indexOf(NEWLINE);
    newlineIndex >= 0;
    newlineIndex = bytes.indexOf(NEWLINE, newlineIndex + 1)
  )
    lines += 1;
  return lines;
}
