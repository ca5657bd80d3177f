import { DomainError } from '#domain/errors/errors.ts';
import { MAX_BULK_JOBS_AT_ONCE } from '#domain/reporting/bulkJobs.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { runBulkJob } from '../reporting.jobs.ts';
import type { OwnBulkJob } from './bulkJobs.queries.ts';

/** Rows that are written at once. */
const BATCH = 1000;

interface Queued {
  action: string;
  input: Prisma.InputJsonValue;
  title: string;
  undoesId?: string;
  rows: readonly { rowId: string; undo?: Prisma.InputJsonValue }[];
  /** Written in the same transaction. */
  also: (tx: Transaction, jobId: string) => Promise<void>;
}

/** Writes a bulk job with its rows, and has it done. */
export function queueBulkJob(context: GraphContext, { rows, also, ...job }: Queued): Promise<OwnBulkJob> {
  const { id: ownerId } = requireViewer(context);
  return withAccount(context, ownerId, async (work) => {
    await requireRoom(work.db, ownerId);
    const id = await work.enqueue(runBulkJob, {});
    const { ip, now: createdAt } = context;
    await work.db.bulkJob.create({ data: { ...job, id, ownerId, ip, total: rows.length, createdAt } });
    for (let from = 0; from < rows.length; from += BATCH)
      await work.db.bulkJobRow.createMany({
        data: rows
          .slice(from, from + BATCH)
          .map((row, index) => ({ ...row, jobId: id, position: from + index })),
      });
    await also(work.db, id);
    return work.db.bulkJob.findUniqueOrThrow({ where: { id }, include: { job: true } });
  });
}

async function requireRoom(tx: Transaction, ownerId: string): Promise<void> {
  const underWay = await tx.bulkJob.count({
    where: { ownerId, job: { status: { in: ['QUEUED', 'RUNNING'] } } },
  });
  if (underWay >= MAX_BULK_JOBS_AT_ONCE)
    throw new DomainError('BULK_JOBS_FULL', { most: MAX_BULK_JOBS_AT_ONCE });
}
