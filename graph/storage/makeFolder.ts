import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Node's own `recursive` never returns if an existing folder allows no new
 * folders, such as /proc.
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
    // Another process has created it meanwhile.
    if (!(await folderExists())) throw error;
  });
}
