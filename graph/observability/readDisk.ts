import { statfs } from 'node:fs/promises';

/** Room on the disk that a folder is on; null where it cannot be told. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
