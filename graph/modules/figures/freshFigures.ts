import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import { oncePerRequest } from '../../oncePerRequest.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import { refreshFigures } from './refreshFigures.ts';
import { REFRESH_JOB } from './refreshJob.ts';

/** What one reader waits for; a day takes some milliseconds. */
const MOST_DAYS = 20;

/** Sums again what has changed, before figures are read. Where that is many days, a job does the older ones. */
export const freshFigures = oncePerRequest(async (context: GraphContext): Promise<void> => {
  const { prisma } = context;
  const more = await refreshFigures(prisma, { days: MOST_DAYS });
  if (!more || (await prisma.job.count({ where: { kind: REFRESH_JOB, status: 'QUEUED' } }))) return;
  await inTransaction(prisma, (tx) => queueJob(tx, context, { kind: REFRESH_JOB, payload: {} }));
});
