import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Node's own `recursive` option never returns if an existing parent does not
 * allow new folders, as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const folderExists = () =>
    stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
  if (await folderExists()) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent, mode);
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    // Another process may have created it in the meantime.
    if (!(await folderExists())) throw error;
  });
}
