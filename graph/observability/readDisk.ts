import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the space on the disk of a folder, which may not exist yet; null if unknown. */
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
