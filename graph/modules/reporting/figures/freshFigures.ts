import type { GraphContext } from '#graph/context.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import { refreshFiguresJob } from '../reporting.jobs.ts';
import { refreshFigures } from './refreshFigures.ts';

/** What one reader waits for; a day takes some milliseconds. */
const MAX_DAYS = 20;

/** Sums again what has changed, before figures are read. Where that is many days, a job does the older ones. */
export const freshFigures = memoizePerRequest(async (context: GraphContext): Promise<void> => {
  const { prisma } = context;
  const more = await refreshFigures(context, { days: MAX_DAYS });
  if (!more || (await prisma.job.count({ where: { kind: refreshFiguresJob.name, status: 'QUEUED' } })))
    return;
  await context.work((work) => work.enqueue(refreshFiguresJob, {}));
});
