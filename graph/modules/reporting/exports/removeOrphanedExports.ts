import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

export const orphanedExports: CleanupTask = {
  name: 'exports',
  remove: ({ prisma, exportsDir }) => removeOrphanedExports(prisma, exportsDir),
};

/** Removes the files of deleted exports. Returns the number of removed files. */
async function removeOrphanedExports(prisma: PrismaClient, exportsDir: string): Promise<number> {
  const files = await readdir(exportsDir).catch(() => []);
  let removedCount = 0;
  for (const file of files) {
    const [id = ''] = file.split('.');
    if (await prisma.listExport.findUnique({ where: { id }, select: { id: true } })) continue;
    await rm(join(exportsDir, file), { force: true });
    removedCount += 1;
  }
  return removedCount;
}
