import { assignments } from '#graph/prisma/direct/assignments.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { type Job, Prisma } from '#graph/prisma/generated/client.ts';
import { CLAIM_MS, type ClaimedJob } from './claimJobs.ts';
import type { JobRunner } from './runDueJobs.ts';

/** What became of a job. */
export type JobOutcome = Partial<
  Pick<Job, 'status' | 'error' | 'finishedAt' | 'runAfter'> & { result: Prisma.InputJsonObject | null }
>;

/** A worker's hold on its job, renewed until it is released. */
interface Claim {
  /** Finds the job as long as it is still this worker's. */
  held(): Prisma.JobWhereInput;
  /** Writes what became of the job, unless another worker has taken it over. */
  release(outcome: JobOutcome): Promise<void>;
}

/** Renews the claim every 20 seconds of a long job, whatever is being done. */
export function keepClaim(
  { prisma, direct, log }: JobRunner,
  { id, attempts, claimedUntil, requestId }: ClaimedJob,
): Claim {
  // An attempt is one worker's: whoever takes the job over counts it up.
  const held = () => ({ id, status: 'RUNNING', attempts }) as const;
  let until = claimedUntil;
  const renewal = setInterval(() => {
    until = new Date(until.getTime() + CLAIM_MS / 3);
    prisma.job
      .updateMany({ where: held(), data: { claimedUntil: until } })
      .catch((error: unknown) =>
        log.warn({ err: error, job: id, requestId }, 'The claim of a job could not be renewed'),
      );
  }, CLAIM_MS / 3);
  renewal.unref();

  return {
    held,
    release: async (outcome) => {
      clearInterval(renewal);
      await direct.send(
        write(Prisma.sql`
          UPDATE jobs SET ${assignments({ ...outcome, claimedUntil: null })}
          WHERE id = ${id} AND status = 'RUNNING' AND attempts = ${attempts}`),
      );
    },
  };
}
