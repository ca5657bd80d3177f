import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';
import type { BackupContents } from '../contents.ts';

export interface ArchiveWriter {
  /** The archive, as fast as it is read. */
  stream: Readable;
  /** What was added so far. */
  files: BackupContents['files'];
  /** Adds a file; resolves when the reader has nearly taken it. */
  add(name: string, content: Buffer | { bytes: number; stream: Readable }): Promise<void>;
  end(): void;
  /** Breaks the archive off, so that whoever reads it fails. */
  fail(error: Error): void;
}

/** Writes a tar whose files are known one after the other, with some megabytes in memory however long it gets. */
export function archiveWriter(): ArchiveWriter {
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
