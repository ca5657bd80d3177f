import { type Job, Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';

/** A job that this worker alone may do for as long as it keeps its claim. */
export type ClaimedJob = Job & { claimedUntil: Date };

/** A worker that is silent for so long is taken for dead. */
export const CLAIM_MS = 60_000;

const LOOKED_AT = 8;

/**
 * Takes up the job that has been due for longest, or one whose worker died. Whoever writes its claim first has it;
 * the others look at the next.
 */
export async function claimJob(prisma: PrismaClient, now: Date): Promise<ClaimedJob | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const due = await dueJobs(prisma, now);
    for (const { id, status, attempts, claimedUntil: before } of due) {
      const taken = await prisma.job.updateMany({
        where: { id, status, attempts, claimedUntil: before },
        data: { status: 'RUNNING', claimedUntil, attempts: attempts + 1 },
      });
      if (taken.count === 1)
        return { ...(await prisma.job.findUniqueOrThrow({ where: { id } })), claimedUntil };
    }
    if (due.length < LOOKED_AT) return null;
  }
}

type DueJob = Pick<Job, 'id' | 'status' | 'attempts' | 'claimedUntil' | 'runAfter'>;

/** Those whose worker died come first. */
function dueJobs(prisma: PrismaClient, now: Date): Promise<DueJob[]> {
  const due = (when: Prisma.Sql) => Prisma.sql`
    (SELECT id, status, attempts, claimed_until AS claimedUntil, run_after AS runAfter
      FROM jobs WHERE ${when} ORDER BY run_after LIMIT ${LOOKED_AT})`;
  return prisma.$queryRaw<DueJob[]>`
    ${due(Prisma.sql`status = 'RUNNING' AND claimed_until < ${now}`)}
    UNION ALL ${due(Prisma.sql`status = 'QUEUED' AND run_after <= ${now}`)}
    ORDER BY status = 'QUEUED', runAfter LIMIT ${LOOKED_AT}`;
}
