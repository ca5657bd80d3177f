import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '#graph/storage/fileStore.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';

/** Files up to this size are read completely before the response begins. */
const MAX_COLLECTED_BYTES = 1024 * 1024;

/**
 * Opens a file for a response and sets its length. Short files such as images are read completely first, so that a
 * placeholder can still be sent if the bucket fails midway.
 */
export async function openPicture(reply: FastifyReply, file: StoredFile): Promise<Buffer | Readable> {
  const { bytes, stream } = await file.open();
  const content = bytes <= MAX_COLLECTED_BYTES ? await collect(stream) : stream;
  reply.header('content-length', bytes);
  return content;
}

function collect(stream: Readable): Promise<Buffer> {
  return buffer(stream).catch((cause: unknown) => {
    throw new StorageUnavailableError('A file could not be read completely.', { cause });
  });
}
