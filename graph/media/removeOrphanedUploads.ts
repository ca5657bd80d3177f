import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { DoWork } from '#graph/work/work.ts';
import { toCopies } from './resizePhoto.ts';

const KEPT_MS = 24 * 3_600_000;
const BATCH = 100;

interface Services {
  prisma: PrismaClient;
  work: DoWork;
  store: FileStore;
  now: Date;
}

export const orphanedUploads: CleanupTask = {
  name: 'uploads',
  remove: ({ media, ...services }) => removeOrphanedUploads({ ...services, store: media }),
};

/** Removes photographs that were put on nothing for a day, with their files; answers how many. */
export async function removeOrphanedUploads({ prisma, work: doWork, store, now }: Services): Promise<number> {
  const forgotten = { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } };
  for (let removed = 0; ; ) {
    const uploads = await prisma.upload.findMany({ where: forgotten, take: BATCH });
    for (const { id, key } of uploads)
      await doWork(async (work) => {
        // Whoever puts it on something at this moment takes the row, and has the file.
        const { count } = await work.db.upload.deleteMany({ where: { id } });
        if (count === 0) return;
        await store.remove(key);
        await store.remove(toCopies(key));
        removed += 1;
      });
    if (uploads.length < BATCH) return removed;
  }
}
