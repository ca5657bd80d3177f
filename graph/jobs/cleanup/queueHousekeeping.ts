import { dayText, kathmanduDay } from '#graph/modules/reporting/figures/kathmanduDay.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Asks for the day's housekeeping, once in a Kathmandu day however many servers ask. */
export async function queueHousekeeping(prisma: PrismaClient, now: Date): Promise<void> {
  const id = `housekeeping-${dayText(kathmanduDay(now))}`;
  await prisma.job.createMany({
    data: { id, kind: 'housekeeping', payload: {}, runAfter: now, createdAt: now },
    skipDuplicates: true,
  });
}
