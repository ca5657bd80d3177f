import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * Converts a stream to a web stream that can be cancelled before its end. Node 20's `Readable.toWeb` fails in that
 * case.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return NodeStream.from(stream) as ReadableStream<Uint8Array>;
}
