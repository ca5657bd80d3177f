import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it where they are missing. Node's own `recursive` goes on for ever where a folder that is
 * there lets none be made in it, as below /proc.
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
    // Another one has made it meanwhile.
    if (!(await isThere())) throw error;
  });
}
