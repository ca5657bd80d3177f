import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { JobHandler } from './jobHandler.ts';

/** Queues the daily jobs once per Kathmandu day, however many servers call this. */
export async function queueDaily(
  prisma: PrismaClient,
  now: Date,
  jobs: readonly Pick<JobHandler, 'name' | 'daily'>[],
): Promise<void> {
  const day = formatIsoDay(toKathmanduDay(now));
  await prisma.job.createMany({
    data: jobs
      .filter(({ daily }) => daily)
      .map(({ name }) => ({ id: `${name}-${day}`, kind: name, payload: {}, runAfter: now, createdAt: now })),
    skipDuplicates: true,
  });
}
