import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';
import { claimAll } from './claimAll.ts';

/** A job that this worker alone may do for as long as it keeps its claim. */
export type ClaimedJob = Pick<Job, 'id' | 'kind' | 'payload' | 'attempts' | 'requestId' | 'traceparent'> & {
  claimedUntil: Date;
};

/** A worker that is silent for so long is taken for dead. */
export const CLAIM_MS = 60_000;

const LOOKED_AT = 8;

/**
 * Takes up the job that has been due for longest, or one whose worker died; of a kind that is done together, all that were
 * looked at and never tried. Whoever writes its claim first has it; the others look at the next. Past Prisma: each worker
 * looks every second, and every order has a job.
 */
export async function claimJobs(
  direct: DirectDatabase,
  { now, areTogether }: { now: Date; areTogether: (kind: string) => boolean },
): Promise<ClaimedJob[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const looked = await dueJobs(direct, now);
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

/** Those whose worker died come first. */
async function dueJobs(direct: DirectDatabase, now: Date): Promise<DueJob[]> {
  const due = (when: Prisma.Sql) => Prisma.sql`
    (SELECT id, kind, payload, status, attempts, claimed_until AS claimedUntil, run_after, request_id AS requestId, traceparent
      FROM jobs WHERE ${when} ORDER BY run_after LIMIT ${LOOKED_AT})`;
  const [jobs] = await direct.send(
    rows<DueJob>(Prisma.sql`
      ${due(Prisma.sql`status = 'RUNNING' AND claimed_until < ${now}`)}
      UNION ALL ${due(Prisma.sql`status = 'QUEUED' AND run_after <= ${now}`)}
      ORDER BY status = 'QUEUED', run_after LIMIT ${LOOKED_AT}`),
  );
  return jobs;
}

function toClaimed(
  { id, kind, payload, attempts, requestId, traceparent }: DueJob,
  claimedUntil: Date,
): ClaimedJob {
  return { id, kind, payload, requestId, traceparent, attempts: attempts + 1, claimedUntil };
}
