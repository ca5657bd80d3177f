import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';

/** A job that this worker alone may do for as long as it keeps its claim. */
export type ClaimedJob = Pick<Job, 'id' | 'kind' | 'payload' | 'attempts'> & { claimedUntil: Date };

/** A worker that is silent for so long is taken for dead. */
export const CLAIM_MS = 60_000;

const LOOKED_AT = 8;

/**
 * Takes up the job that has been due for longest, or one whose worker died. Whoever writes its claim first has it;
 * the others look at the next. Past Prisma: each worker looks every second, and every order has a job.
 */
export async function claimJob(direct: DirectDatabase, now: Date): Promise<ClaimedJob | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const due = await dueJobs(direct, now);
    for (const job of due) if (await take(direct, job, claimedUntil)) return toClaimed(job, claimedUntil);
    if (due.length < LOOKED_AT) return null;
  }
}

type DueJob = Pick<Job, 'id' | 'kind' | 'payload' | 'status' | 'attempts' | 'claimedUntil'>;

/** Those whose worker died come first. */
async function dueJobs(direct: DirectDatabase, now: Date): Promise<DueJob[]> {
  const due = (when: Prisma.Sql) => Prisma.sql`
    (SELECT id, kind, payload, status, attempts, claimed_until AS claimedUntil, run_after
      FROM jobs WHERE ${when} ORDER BY run_after LIMIT ${LOOKED_AT})`;
  const [jobs] = await direct.send(
    rows<DueJob>(Prisma.sql`
      ${due(Prisma.sql`status = 'RUNNING' AND claimed_until < ${now}`)}
      UNION ALL ${due(Prisma.sql`status = 'QUEUED' AND run_after <= ${now}`)}
      ORDER BY status = 'QUEUED', run_after LIMIT ${LOOKED_AT}`),
  );
  return jobs;
}

async function take(
  direct: DirectDatabase,
  { id, status, attempts, claimedUntil: before }: DueJob,
  claimedUntil: Date,
): Promise<boolean> {
  const [taken] = await direct.send(
    write(Prisma.sql`
      UPDATE jobs SET status = 'RUNNING', claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
      WHERE id = ${id} AND status = ${status} AND attempts = ${attempts} AND claimed_until <=> ${before}`),
  );
  return taken === 1;
}

function toClaimed({ id, kind, payload, attempts }: DueJob, claimedUntil: Date): ClaimedJob {
  return { id, kind, payload, attempts: attempts + 1, claimedUntil };
}
