import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent, type Stats } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, ListedFile, StoredFile } from './fileStore.ts';
import { makeFolder } from './makeFolder.ts';

const UNFINISHED_PREFIX = '.unfinished-';

interface Options {
  /** True if the created files and folders are readable only by this operating system account. */
  isPrivate?: boolean;
}

export function createFolderStore(folder: string, { isPrivate = false }: Options = {}): FileStore {
  const modes = isPrivate ? { file: 0o600, folder: 0o700 } : {};

  return {
    async find(key) {
      const path = join(folder, key);
      const stats = await stat(path).catch(() => null);
      return stats?.isFile() ? toStoredFile(path, stats) : null;
    },
    read: (key) => readFile(join(folder, key)),
    async write(key, content) {
      const path = join(folder, key);
      const temporaryPath = join(dirname(path), `${UNFINISHED_PREFIX}${randomUUID()}`);
      await makeFolder(resolve(dirname(path)), modes.folder);
      try {
        // Flushed before the rename, so that after a power failure the file is complete or missing.
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(temporaryPath, { flush: true, mode: modes.file }),
        );
        await rename(temporaryPath, path);
      } finally {
        await rm(temporaryPath, { force: true });
      }
      return toStoredFile(path, await stat(path));
    },
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
    async *list() {
      for await (const { key, entry } of walkEntries(folder))
        if (!entry.name.startsWith('.')) yield { key, bytes: (await stat(join(folder, key))).size };
    },
    async removeUnfinishedFiles(before) {
      for await (const { key, entry } of walkEntries(folder)) {
        if (!entry.name.startsWith(UNFINISHED_PREFIX)) continue;
        const { mtime } = await stat(join(folder, key));
        if (mtime < before) await rm(join(folder, key), { force: true });
      }
    },
  };
}

function toStoredFile(path: string, { size, mtimeMs }: Stats): StoredFile {
  const version = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
  return {
    version,
    getByteLength: async () => size,
    open: async ({ from, to } = { from: 0, to: size - 1 }) => ({
      bytes: to - from + 1,
      stream: size === 0 ? Readable.from([]) : createReadStream(path, { start: from, end: to }),
    }),
  };
}

/** Yields all files, including hidden files but not the files of hidden folders. A missing folder is empty. */
async function* walkEntries(
  folder: string,
  prefix = '',
): AsyncGenerator<{ key: ListedFile['key']; entry: Dirent }> {
  for (const entry of await readdir(join(folder, prefix), { withFileTypes: true }).catch(isMissing)) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isFile()) yield { key, entry };
    else if (entry.isDirectory() && !entry.name.startsWith('.')) yield* walkEntries(folder, key);
  }
}

function isMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
