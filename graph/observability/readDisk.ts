import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Room on the disk that a folder is on, or will be once something is put there; null where it cannot be told. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const parent = dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== folder;
    return isMissing ? readDisk(parent) : null;
  }
}
