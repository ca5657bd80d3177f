import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createTarDecoder } from 'modern-tar';
import { toWebStream } from '#graph/storage/toWebStream.ts';
import { BackupProblem } from '../backupProblem.ts';
import type { BackupContents } from '../contents.ts';

export interface ArchivedFile {
  name: string;
  bytes: number;
  /** Has to be read to its end before the next file comes. */
  stream: Readable;
  /** Known once the stream was read. */
  sha256(): string;
}

/** The files of an archive, one after the other. Throws a BackupProblem where it is none, or not whole. */
export async function* readArchive(archive: Readable): AsyncGenerator<ArchivedFile> {
  const entries = toWebStream(archive).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: NodeStream<Uint8Array>;
    }>) {
      const hash = createHash('sha256');
      const hashed = async function* () {
        for await (const chunk of body) {
          hash.update(chunk);
          yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        }
      };
      let digest: string | undefined;
      const sha256 = () => {
        digest ??= hash.digest('hex');
        return digest;
      };
      yield { name: header.name, bytes: header.size, stream: Readable.from(hashed()), sha256 };
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw damaged(error);
  }
}

export function damaged(cause: unknown): BackupProblem {
  return new BackupProblem('The backup is damaged, or not whole. Take another one.', { cause });
}

/** Reads each file to its end and compares it with what has to be there. */
export function expectFiles(found: BackupContents['files'], expected: BackupContents['files']): void {
  const sums = new Map(found.map(({ name, bytes, sha256 }) => [name, `${bytes} ${sha256}`]));
  const isWhole =
    found.length === expected.length &&
    expected.every(({ name, bytes, sha256 }) => sums.get(name) === `${bytes} ${sha256}`);
  if (!isWhole) throw damaged('The sums differ.');
}
