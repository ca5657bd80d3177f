import type { Prisma } from '#graph/prisma/generated/client.ts';
import { CLAIM_MS, type ClaimedJob } from './claimJob.ts';
import type { JobRunner } from './runDueJobs.ts';

/** A worker's hold on its job, renewed until it is released. */
interface Claim {
  /** Finds the job as long as it is still this worker's. */
  held(): Prisma.JobWhereInput;
  /** Writes what became of the job, unless another worker has taken it over. */
  release(outcome: Prisma.JobUpdateManyMutationInput): Promise<void>;
}

/** Renews the claim every 20 seconds of a long job, whatever is being done. */
export function keepClaim({ prisma, log }: JobRunner, { id, attempts, claimedUntil }: ClaimedJob): Claim {
  // An attempt is one worker's: whoever takes the job over counts it up.
  const held = () => ({ id, status: 'RUNNING', attempts }) as const;
  let until = claimedUntil;
  const renewal = setInterval(() => {
    until = new Date(until.getTime() + CLAIM_MS / 3);
    prisma.job
      .updateMany({ where: held(), data: { claimedUntil: until } })
      .catch((error: unknown) =>
        log.warn({ err: error, job: id }, 'The claim of a job could not be renewed'),
      );
  }, CLAIM_MS / 3);
  renewal.unref();

  return {
    held,
    release: async (outcome) => {
      clearInterval(renewal);
      await prisma.job.updateMany({ where: held(), data: { ...outcome, claimedUntil: null } });
    },
  };
}
