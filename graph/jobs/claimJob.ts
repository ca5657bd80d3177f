import type { Job, PrismaClient } from '#graph/prisma/generated/client.ts';

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

/** Those whose worker died come first. */
async function dueJobs(prisma: PrismaClient, now: Date): Promise<Job[]> {
  const longestDue = { orderBy: { runAfter: 'asc' }, take: LOOKED_AT } as const;
  const left = await prisma.job.findMany({
    where: { status: 'RUNNING', claimedUntil: { lt: now } },
    ...longestDue,
  });
  if (left.length > 0) return left;
  return prisma.job.findMany({ where: { status: 'QUEUED', runAfter: { lte: now } }, ...longestDue });
}
