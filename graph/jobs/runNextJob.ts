import { Prisma } from '#graph/prisma/generated/client.ts';
import { type ClaimedJob, claimJob } from './claimJob.ts';
import type { JobKind, Progress } from './jobKind.ts';
import { keepClaim } from './keepClaim.ts';
import type { JobRunner } from './runDueJobs.ts';

const SECOND_MS = 1000;
/** How long after each failed attempt the next one begins; after the last the job is given up. */
const PAUSES_MS = [10 * SECOND_MS, 60 * SECOND_MS, 300 * SECOND_MS, 1800 * SECOND_MS];
const MAX_ERROR_LENGTH = 500;

/**
 * Does the job that has been due for longest; answers whether there was one. No two workers do a job at once. A job
 * whose worker died is done again, so what it does has to stand being done twice.
 */
export async function runNextJob(runner: JobRunner): Promise<boolean> {
  const { prisma, publicUrl, mediaDir, exportsDir } = runner;
  const now = runner.now();
  const job = await claimJob(runner.direct, now);
  if (!job) return false;

  const claim = keepClaim(runner, job);
  try {
    if (job.attempts > PAUSES_MS.length + 1) throw new Error('The server ended each time it did this.');
    const progress: Progress = async (done, total) => {
      await prisma.job.updateMany({ where: claim.held(), data: { done, total } });
    };
    const services = { prisma, publicUrl, mediaDir, exportsDir, now };
    const result = await findKind(runner, job).run(services, job as never, progress);
    await claim.release({
      status: 'DONE',
      result: result ?? Prisma.DbNull,
      error: null,
      finishedAt: runner.now(),
    });
  } catch (error) {
    runner.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed');
    await claim.release(afterFailure(job, error, runner.now()));
  }
  return true;
}

function findKind({ kinds }: JobRunner, { kind: name }: ClaimedJob): JobKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`Nothing does jobs of the kind ${name}.`);
  return kind;
}

function afterFailure(
  { attempts }: ClaimedJob,
  error: unknown,
  now: Date,
): Prisma.JobUpdateManyMutationInput {
  const told = { error: String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH) };
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return { ...told, status: 'FAILED', finishedAt: now };
  return { ...told, status: 'QUEUED', runAfter: new Date(now.getTime() + pause) };
}
