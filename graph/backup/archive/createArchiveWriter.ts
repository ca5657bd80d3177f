import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';
import type { BackupContents } from '../contents.ts';

export interface ArchiveWriter {
  /** The archive, written as fast as it is read. */
  stream: Readable;
  /** Files added so far. */
  files: BackupContents['files'];
  /** Adds a file. Resolves when the reader has consumed almost all of it. */
  add(name: string, content: Buffer | { bytes: number; stream: Readable }): Promise<void>;
  end(): void;
  /** Aborts the archive, so that its reader fails. */
  fail(error: Error): void;
}

/**
 * Returns a writer for a tar archive whose files are not known in advance. It uses a few megabytes of memory, whatever
 * the size of the archive.
 */
export function createArchiveWriter(): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const files: BackupContents['files'] = [];
  return {
    stream: Readable.fromWeb(readable as ReadableStream),
    files,
    async add(name, content) {
      const { bytes, stream } = Buffer.isBuffer(content)
        ? { bytes: content.length, stream: Readable.from([content]) }
        : content;
      const hash = createHash('sha256');
      const writer = controller.add({ name, size: bytes, mode: 0o600 }).getWriter();
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      files.push({ name, bytes, sha256: hash.digest('hex') });
    },
    end: () => controller.finalize(),
    fail: (error) => controller.error(error),
  };
}
