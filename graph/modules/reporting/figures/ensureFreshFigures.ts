import type { GraphContext } from '#graph/context.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import { refreshFiguresJob } from '../reporting.jobs.ts';
import { refreshFigures } from './refreshFigures.ts';

/** Maximum number of days that one request recomputes; each takes a few milliseconds. */
const MAX_DAYS = 20;

/** Recomputes stale days before figures are read. If there are many, a job recomputes the older ones. */
export const ensureFreshFigures = memoizePerRequest(async (context: GraphContext): Promise<void> => {
  const { prisma } = context;
  const hasMore = await refreshFigures(context, { days: MAX_DAYS });
  if (!hasMore || (await prisma.job.count({ where: { kind: refreshFiguresJob.name, status: 'QUEUED' } })))
    return;
  await context.work((work) => work.enqueue(refreshFiguresJob, {}));
});
