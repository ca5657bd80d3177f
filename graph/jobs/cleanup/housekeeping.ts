import { folderStore } from '#graph/media/mediaStore.ts';
import { removeForgottenUploads } from '#graph/media/removeForgottenUploads.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { OLD_ROWS } from './oldRows.ts';
import { removeForgottenExports } from './removeForgottenExports.ts';
import { removeForgottenWords } from './removeForgottenWords.ts';
import { removeOldRows } from './removeOldRows.ts';

/** Removes what the store no longer needs; answers how many rows of each table. */
export async function housekeeping({
  prisma,
  mediaDir,
  exportsDir,
  now,
}: {
  prisma: PrismaClient;
  mediaDir: string;
  exportsDir: string;
  now: Date;
}): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const old of OLD_ROWS) removed[old.table] = await removeOldRows(prisma, old, now);
  removed.search_words = await removeForgottenWords(prisma);
  removed.uploads = await removeForgottenUploads({ prisma, store: folderStore(mediaDir), now });
  removed.exports = await removeForgottenExports(prisma, exportsDir);
  return removed;
}
