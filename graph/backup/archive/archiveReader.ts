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
  /** Must be read to its end before the next file is available. */
  stream: Readable;
  /** Available once the stream has been read. */
  sha256(): string;
}

/** Yields the files of an archive in order. Throws a BackupProblem if it is not an archive or is incomplete. */
export async function* readArchive(archive: Readable): AsyncGenerator<ArchivedFile> {
  const entries = toWebStream(archive).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: NodeStream<Uint8Array>;
    }>) {
      const hash = createHash('sha256');
      const hashChunks = async function* () {
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
      yield { name: header.name, bytes: header.size, stream: Readable.from(hashChunks()), sha256 };
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw createDamagedBackupProblem(error);
  }
}

export function createDamagedBackupProblem(cause: unknown): BackupProblem {
  return new BackupProblem('The backup is damaged or incomplete. Use another one.', { cause });
}

/** Throws a BackupProblem unless the actual files match the expected files. */
export function expectFiles(actual: BackupContents['files'], expected: BackupContents['files']): void {
  const sums = new Map(actual.map(({ name, bytes, sha256 }) => [name, `${bytes} ${sha256}`]));
  const isComplete =
    actual.length === expected.length &&
    expected.every(({ name, bytes, sha256 }) => sums.get(name) === `${bytes} ${sha256}`);
  if (!isComplete) throw createDamagedBackupProblem('The checksums differ.');
}
