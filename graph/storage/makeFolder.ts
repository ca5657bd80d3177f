import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Node's own `recursive` never returns if an existing folder allows no new
 * folders, such as /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const isThere = () =>
    stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
  if (await isThere()) return;
  const above = dirname(path);
  if (above !== path) await makeFolder(above, mode);
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    // Another process has created it meanwhile.
    if (!(await isThere())) throw error;
  });
}
