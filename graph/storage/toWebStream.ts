import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/** A stream as the web has them, which may be given up half-read; `Readable.toWeb` of Node 20 fails where it is. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return NodeStream.from(stream) as ReadableStream<Uint8Array>;
}
