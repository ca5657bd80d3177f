import { write } from '#graph/prisma/direct/statement.ts';
import { toAssignments } from '#graph/prisma/direct/toAssignments.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';
import { CLAIM_MS, type ClaimedJob } from './claimJobs.ts';
import type { JobRunner } from './runDueJobs.ts';

/** Result of a job to store. */
export type JobOutcome = Partial<
  Pick<Job, 'status' | 'error' | 'finishedAt' | 'runAfter'> & { result: Prisma.InputJsonObject | null }
>;

/** A worker's claim on its job, renewed until it is released. */
interface Claim {
  /** Condition that matches the job while it belongs to this worker. */
  buildClaimCondition(): Prisma.JobWhereInput;
  /** Stores the result of the job unless another worker has claimed it. */
  release(outcome: JobOutcome): Promise<void>;
}

/** Renews the claim every 20 seconds while the job runs. */
export function renewClaim(
  { prisma, direct, log }: JobRunner,
  { id, attempts, claimedUntil, requestId }: ClaimedJob,
): Claim {
  // Each claim increments `attempts`, so the number identifies the worker's claim.
  const buildClaimCondition = () => ({ id, status: 'RUNNING', attempts }) as const;
  let renewedUntil = claimedUntil;
  const renewalTimer = setInterval(() => {
    renewedUntil = new Date(renewedUntil.getTime() + CLAIM_MS / 3);
    prisma.job
      .updateMany({ where: buildClaimCondition(), data: { claimedUntil: renewedUntil } })
      .catch((error: unknown) =>
        log.warn({ err: error, job: id, requestId }, 'The claim of a job could not be renewed'),
      );
  }, CLAIM_MS / 3);
  renewalTimer.unref();

  return {
    buildClaimCondition,
    release: async (outcome) => {
      clearInterval(renewalTimer);
      await direct.send(
        write(Prisma.sql`
          UPDATE jobs SET ${toAssignments({ ...outcome, claimedUntil: null })}
          WHERE id = ${id} AND status = 'RUNNING' AND attempts = ${attempts}`),
      );
    },
  };
}
