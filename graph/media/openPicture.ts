import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '#graph/storage/fileStore.ts';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';

/** A shorter file is read to its end before its answer begins. */
const MAX_COLLECTED_BYTES = 1024 * 1024;

/**
 * Opens a file for an answer and declares its length. A short one, as pictures are, is whole by then: a bucket that stops in
 * the middle of it can still be answered with a placeholder.
 */
export async function openPicture(reply: FastifyReply, file: StoredFile): Promise<Buffer | Readable> {
  const { bytes, stream } = await file.open();
  const content = bytes <= MAX_COLLECTED_BYTES ? await collect(stream) : stream;
  reply.header('content-length', bytes);
  return content;
}

function collect(stream: Readable): Promise<Buffer> {
  return buffer(stream).catch((cause: unknown) => {
    throw new StorageUnavailable('A file could not be read to its end.', { cause });
  });
}
