import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import { getCopiesFolder } from './resizePhoto.ts';

const RETENTION_MS = 24 * 3_600_000;
const BATCH_SIZE = 100;

interface Services {
  prisma: PrismaClient;
  work: WorkRunner;
  store: FileStore;
  now: Date;
}

export const orphanedUploads: CleanupTask = {
  name: 'uploads',
  remove: ({ media, ...services }) => removeOrphanedUploads({ ...services, store: media }),
};

/** Removes photos that were not attached within a day, with their files. Returns the number removed. */
export async function removeOrphanedUploads({ prisma, work: doWork, store, now }: Services): Promise<number> {
  const orphanFilter = { createdAt: { lt: new Date(now.getTime() - RETENTION_MS) } };
  for (let removedCount = 0; ; ) {
    const uploads = await prisma.upload.findMany({ where: orphanFilter, take: BATCH_SIZE });
    for (const { id, key } of uploads)
      await doWork(async (work) => {
        // Code that attaches the upload at the same time deletes the row first and keeps the file.
        const { count } = await work.db.upload.deleteMany({ where: { id } });
        if (count === 0) return;
        await store.remove(key);
        await store.remove(getCopiesFolder(key));
        removedCount += 1;
      });
    if (uploads.length < BATCH_SIZE) return removedCount;
  }
}
