import { DomainError } from '#domain/errors/errors.ts';
import { MAX_CONCURRENT_BULK_JOBS } from '#domain/reporting/bulkJobs.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { runBulkJob } from '../reporting.jobs.ts';
import type { OwnBulkJob } from './bulkJobs.queries.ts';

/** Rows per INSERT. */
const BATCH_SIZE = 1000;

interface NewBulkJob {
  action: string;
  input: Prisma.InputJsonValue;
  title: string;
  undoesId?: string;
  rows: readonly { rowId: string; undo?: Prisma.InputJsonValue }[];
  /** Runs in the transaction that creates the job. */
  runInTransaction: (tx: Transaction, jobId: string) => Promise<void>;
}

/** Creates a bulk job with its rows, and enqueues it. */
export function queueBulkJob(
  context: GraphContext,
  { rows, runInTransaction, ...job }: NewBulkJob,
): Promise<OwnBulkJob> {
  const { id: ownerId } = requireViewer(context);
  return withAccount(context, ownerId, async (work) => {
    await assertJobLimit(work.db, ownerId);
    const id = await work.enqueue(runBulkJob, {});
    const { ip, now: createdAt } = context;
    await work.db.bulkJob.create({ data: { ...job, id, ownerId, ip, total: rows.length, createdAt } });
    for (let offset = 0; offset < rows.length; offset += BATCH_SIZE)
      await work.db.bulkJobRow.createMany({
        data: rows
          .slice(offset, offset + BATCH_SIZE)
          .map((row, index) => ({ ...row, jobId: id, position: offset + index })),
      });
    await runInTransaction(work.db, id);
    return work.db.bulkJob.findUniqueOrThrow({ where: { id }, include: { job: true } });
  });
}

async function assertJobLimit(tx: Transaction, ownerId: string): Promise<void> {
  const runningCount = await tx.bulkJob.count({
    where: { ownerId, job: { status: { in: ['QUEUED', 'RUNNING'] } } },
  });
  if (runningCount >= MAX_CONCURRENT_BULK_JOBS)
    throw new DomainError('TOO_MANY_BULK_JOBS', { most: MAX_CONCURRENT_BULK_JOBS });
}
