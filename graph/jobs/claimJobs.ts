import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';
import { claimAll } from './claimAll.ts';
import { findDueRows } from './findDueRows.ts';

/** A job that only this worker runs while its claim is valid. */
export type ClaimedJob = Pick<Job, 'id' | 'kind' | 'payload' | 'attempts' | 'requestId' | 'traceparent'> & {
  claimedUntil: Date;
};

/** Time after which a worker that has not renewed its claim counts as dead. */
export const CLAIM_MS = 60_000;

const BATCH_SIZE = 8;
const COLUMNS = Prisma.sql`, kind, payload, request_id AS requestId, traceparent`;

/**
 * Claims the job that has been due longest, or one whose worker died. If jobs of its kind run together, those in the
 * same batch that were never tried are claimed with it. The first worker to write its claim gets the job; others try
 * the next one.
 */
export async function claimJobs(
  directDatabase: DirectDatabase,
  { now, canRunTogether }: { now: Date; canRunTogether: (kind: string) => boolean },
): Promise<ClaimedJob[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const dueJobs = await findDueRows<DueJob>(directDatabase, 'jobs', {
      now,
      count: BATCH_SIZE,
      columns: COLUMNS,
    });
    for (const group of toGroups(dueJobs, canRunTogether)) {
      const claimedJobs = await claimAll(directDatabase, 'jobs', { due: group, claimedUntil });
      if (claimedJobs.length > 0) return claimedJobs.map((job) => toClaimedJob(job, claimedUntil));
    }
    if (dueJobs.length < BATCH_SIZE) return [];
  }
}

/** A retried job runs alone, so that a job that crashes the process does not make other jobs fail. */
function toGroups(dueJobs: readonly DueJob[], canRunTogether: (kind: string) => boolean): DueJob[][] {
  const groups = new Map<string, DueJob[]>();
  for (const job of dueJobs) {
    const name = job.attempts === 0 && canRunTogether(job.kind) ? job.kind : job.id;
    groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  return [...groups.values()];
}

type DueJob = Pick<
  Job,
  'id' | 'kind' | 'payload' | 'status' | 'attempts' | 'claimedUntil' | 'requestId' | 'traceparent'
>;

function toClaimedJob(
  { id, kind, payload, attempts, requestId, traceparent }: DueJob,
  claimedUntil: Date,
): ClaimedJob {
  return { id, kind, payload, requestId, traceparent, attempts: attempts + 1, claimedUntil };
}
