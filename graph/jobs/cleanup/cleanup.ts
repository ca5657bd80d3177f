import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { JobKind } from '../jobKind.ts';
import type { CleanupTask } from './cleanupTask.ts';

const NAME = 'cleanup';

/** Removes what the store no longer needs; answers how much of each. */
export function cleanupJob(tasks: readonly CleanupTask[]): JobKind {
  return {
    name: NAME,
    run: async (services) => {
      const removed: Record<string, number> = {};
      for (const { name, remove } of tasks) removed[name] = await remove(services);
      return removed;
    },
  };
}

/** Asks for the day's cleanup, once in a Kathmandu day however many servers ask. */
export async function queueCleanup(prisma: PrismaClient, now: Date): Promise<void> {
  const id = `${NAME}-${formatIsoDay(kathmanduDay(now))}`;
  await prisma.job.createMany({
    data: { id, kind: NAME, payload: {}, runAfter: now, createdAt: now },
    skipDuplicates: true,
  });
}
