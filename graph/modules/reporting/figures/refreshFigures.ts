import { addDays, formatIsoDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';
import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import { buildSumQuery, FIGURE_TABLES } from './sumOfDays.ts';

type Services = Pick<GraphContext, 'prisma' | 'work'>;

interface StaleDay {
  day: Date;
  /** Newest of the rows that mark the day as stale. */
  upTo: string;
}

const DAYS_PER_RUN = 50;

/** Also runs daily, so that no day keeps the sums of the previous version after an upgrade. */
export const refreshAllFigures: JobFunction<Record<string, never>> = async (services) => {
  await markIncompleteDays(services.prisma);
  while (await refreshFigures(services, { days: DAYS_PER_RUN })) {}
};

/**
 * Marks days summed by the previous version as stale, because that version stores only the total and leaves its
 * components at 0.
 */
async function markIncompleteDays(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO stale_figure_days (id, day)
    SELECT UUID(), day FROM daily_order_figures WHERE net + shipping + tax <> revenue GROUP BY day`;
}

/** Recomputes up to `days` stale days, newest first. Returns true if more are left. */
export async function refreshFigures(
  { prisma, work }: Services,
  { days }: { days: number },
): Promise<boolean> {
  const staleDays = await prisma.$queryRaw<StaleDay[]>`
    SELECT day, MAX(id) AS upTo FROM stale_figure_days GROUP BY day ORDER BY day DESC LIMIT ${days + 1}`;
  for (const day of staleDays.slice(0, days)) await recomputeDay(work, day);
  return staleDays.length > days;
}

/**
 * Recomputes a day. Deleting the day's stale rows first locks them, so any other worker waits and then has nothing to
 * do. A change committed later leaves a new row for the next run. At isolation level ReadCommitted, the sums lock no
 * orders.
 */
async function recomputeDay(work: WorkRunner, { day, upTo }: StaleDay): Promise<void> {
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))];
  await work(
    async ({ db }) => {
      const text = formatIsoDay(day);
      const deletedCount =
        await db.$executeRaw`DELETE FROM stale_figure_days WHERE day = ${text} AND id <= ${upTo}`;
      if (deletedCount === 0) return;
      for (const table of FIGURE_TABLES) {
        await db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE day = ${text}`;
        await db.$executeRawUnsafe(buildSumQuery(table, 'o.placed_at >= ? AND o.placed_at < ?'), from, to);
      }
    },
    { isolationLevel: 'ReadCommitted' },
  );
}
