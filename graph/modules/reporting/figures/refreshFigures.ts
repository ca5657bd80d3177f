import { addDays, formatIsoDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { DoWork } from '#graph/work/work.ts';
import { FIGURE_TABLES, sumInto } from './sumOfDays.ts';

type Services = Pick<GraphContext, 'prisma' | 'work'>;

interface StaleDay {
  day: Date;
  /** The last of the rows that say so. */
  upTo: string;
}

const DAYS_AT_ONCE = 50;

/** Done each day as well, so that no day stays as the version before this one has summed it during an upgrade. */
export const refreshAllFigures: RunJob<Record<string, never>> = async (services) => {
  await markIncomplete(services.prisma);
  while (await refreshFigures(services, { days: DAYS_AT_ONCE })) {}
};

/** The version before this one knows the total alone, and leaves its parts at 0. */
async function markIncomplete(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO stale_figure_days (id, day)
    SELECT UUID(), day FROM daily_order_figures WHERE net + shipping + tax <> revenue GROUP BY day`;
}

/** Sums the days again whose orders have changed, the newest first; `days` at most. Answers whether more are left. */
export async function refreshFigures(
  { prisma, work }: Services,
  { days }: { days: number },
): Promise<boolean> {
  const stale = await prisma.$queryRaw<StaleDay[]>`
    SELECT day, MAX(id) AS upTo FROM stale_figure_days GROUP BY day ORDER BY day DESC LIMIT ${days + 1}`;
  for (const day of stale.slice(0, days)) await sumAgain(work, day);
  return stale.length > days;
}

/**
 * The rows that name the day are taken away first. That locks them: whoever else sees them waits, and then has nothing
 * left to do. A change that commits later leaves a row of its own, for the next time. Reading committed rows only,
 * the sums lock no order.
 */
async function sumAgain(work: DoWork, { day, upTo }: StaleDay): Promise<void> {
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))];
  await work(
    async ({ db }) => {
      const text = formatIsoDay(day);
      const taken = await db.$executeRaw`DELETE FROM stale_figure_days WHERE day = ${text} AND id <= ${upTo}`;
      if (taken === 0) return;
      for (const table of FIGURE_TABLES) {
        await db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE day = ${text}`;
        await db.$executeRawUnsafe(sumInto(table, 'o.placed_at >= ? AND o.placed_at < ?'), from, to);
      }
    },
    { isolationLevel: 'ReadCommitted' },
  );
}
