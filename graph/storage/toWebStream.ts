import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/** Converts to a web stream that can be cancelled midway, where `Readable.toWeb` of Node 20 fails. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return NodeStream.from(stream) as ReadableStream<Uint8Array>;
}
