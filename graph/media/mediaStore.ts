import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  /** Changes whenever the content does. */
  version: string;
  stream(): Readable;
}

/** Where photographs and models are kept, by key: a folder here, an object store elsewhere. */
export interface MediaStore {
  find(key: string): Promise<StoredFile | null>;
  read(key: string): Promise<Buffer>;
  /** Nobody ever finds a half-written file. */
  write(key: string, content: Buffer): Promise<StoredFile>;
  /** Removes a file, or all under a key; what is not there is no error. */
  remove(key: string): Promise<void>;
}

export function folderStore(folder: string): MediaStore {
  return {
    async find(key) {
      const path = join(folder, key);
      const stats = await stat(path).catch(() => null);
      return stats?.isFile() ? storedFile(path, stats) : null;
    },
    read: (key) => readFile(join(folder, key)),
    async write(key, content) {
      const path = join(folder, key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
      return storedFile(path, await stat(path));
    },
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
  };
}

function storedFile(path: string, { size, mtimeMs }: Stats): StoredFile {
  const version = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
  return { bytes: size, version, stream: () => createReadStream(path) };
}
