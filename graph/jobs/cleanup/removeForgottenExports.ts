import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Removes the files of exports that are no more; answers how many. */
export async function removeForgottenExports(prisma: PrismaClient, exportsDir: string): Promise<number> {
  const files = await readdir(exportsDir).catch(() => []);
  let removed = 0;
  for (const file of files) {
    const [id = ''] = file.split('.');
    if (await prisma.listExport.findUnique({ where: { id }, select: { id: true } })) continue;
    await rm(join(exportsDir, file), { force: true });
    removed += 1;
  }
  return removed;
}
