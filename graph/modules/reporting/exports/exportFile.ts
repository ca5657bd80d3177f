import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the path of an export's finished file. */
export function getExportPath(exportsDir: string, { id, format }: { id: string; format: string }): string {
  return join(exportsDir, `${id}.${format}`);
}

/** Returns the file's size in bytes; null if there is no file. */
export async function findSize(path: string): Promise<number | null> {
  const fileStats = await stat(path).catch(() => null);
  return fileStats?.size ?? null;
}

/** Writes a temporary file and renames it when it is complete; removes it on failure. */
export async function writeAtomically(
  path: string,
  { attempt }: { attempt: number },
  write: (part: string) => Promise<void>,
): Promise<void> {
  const part = `${path}.${attempt}`;
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await write(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
