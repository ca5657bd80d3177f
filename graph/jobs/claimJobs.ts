import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';
import { claimAll } from './claimAll.ts';
import { findDue } from './findDue.ts';

/** A job that this worker alone may do for as long as it keeps its claim. */
export type ClaimedJob = Pick<Job, 'id' | 'kind' | 'payload' | 'attempts' | 'requestId' | 'traceparent'> & {
  claimedUntil: Date;
};

/** A worker that is silent for so long is taken for dead. */
export const CLAIM_MS = 60_000;

const LOOKED_AT = 8;
const COLUMNS = Prisma.sql`, kind, payload, request_id AS requestId, traceparent`;

/**
 * Takes up the job that has been due for longest, or one whose worker died; of a kind that is done together, all that were
 * looked at and never tried. Whoever writes its claim first has it; the others look at the next.
 */
export async function claimJobs(
  direct: DirectDatabase,
  { now, areTogether }: { now: Date; areTogether: (kind: string) => boolean },
): Promise<ClaimedJob[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const looked = await findDue<DueJob>(direct, 'jobs', { now, count: LOOKED_AT, columns: COLUMNS });
    for (const due of toGroups(looked, areTogether)) {
      const taken = await claimAll(direct, 'jobs', { due, claimedUntil });
      if (taken.length > 0) return taken.map((job) => toClaimed(job, claimedUntil));
    }
    if (looked.length < LOOKED_AT) return [];
  }
}

/** One that was tried is alone: what ended a server must not take others with it. */
function toGroups(due: readonly DueJob[], areTogether: (kind: string) => boolean): DueJob[][] {
  const groups = new Map<string, DueJob[]>();
  for (const job of due) {
    const name = job.attempts === 0 && areTogether(job.kind) ? job.kind : job.id;
    groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  return [...groups.values()];
}

type DueJob = Pick<
  Job,
  'id' | 'kind' | 'payload' | 'status' | 'attempts' | 'claimedUntil' | 'requestId' | 'traceparent'
>;

function toClaimed(
  { id, kind, payload, attempts, requestId, traceparent }: DueJob,
  claimedUntil: Date,
): ClaimedJob {
  return { id, kind, payload, requestId, traceparent, attempts: attempts + 1, claimedUntil };
}
