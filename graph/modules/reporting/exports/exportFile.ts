import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the file of an export is, once it is whole. */
export function exportPath(exportsDir: string, { id, format }: { id: string; format: string }): string {
  return join(exportsDir, `${id}.${format}`);
}

/** How long the file is in bytes; null where there is none. */
export async function findSize(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? null;
}

/** Has a file written beside its place, which it takes once it is whole; what was begun goes if that fails. */
export async function writeWhole(
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
