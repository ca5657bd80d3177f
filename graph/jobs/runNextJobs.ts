import { shorten } from '#domain/text/shorten.ts';
import { runInSpan } from '#graph/observability/tracing/tracing.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { toAssignments } from '#graph/prisma/direct/toAssignments.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { type ClaimedJob, claimJobs } from './claimJobs.ts';
import type { JobHandler, JobServices, Progress } from './jobHandler.ts';
import { type JobOutcome, renewClaim } from './renewClaim.ts';
import type { JobRunner } from './runDueJobs.ts';

const SECOND_MS = 1000;
/** Pause after each failed attempt. If the attempt after the last pause fails, the job fails permanently. */
const RETRY_DELAYS_MS = [10 * SECOND_MS, 60 * SECOND_MS, 300 * SECOND_MS, 1800 * SECOND_MS];
const MAX_ERROR_LENGTH = 500;

/**
 * Runs the job that has been due longest, together with others of its kind if those run together. Returns false if no
 * job is due. No two workers run a job at the same time. The job of a dead worker runs again, so jobs must be
 * idempotent.
 */
export async function runNextJobs(runner: JobRunner): Promise<boolean> {
  const now = runner.now();
  const canRunTogether = (name: string) =>
    runner.handlers.some((handler) => handler.name === name && handler.loadBatch);
  const jobs = await claimJobs(runner.direct, { now, canRunTogether });
  if (jobs.length > 1 && (await runJobBatch(runner, jobs, now))) return true;
  for (const job of jobs) await runJob(runner, job, now);
  return jobs.length > 0;
}

/** Runs jobs of one kind at their first attempt. Returns true if they succeeded. */
async function runJobBatch(runner: JobRunner, jobs: readonly ClaimedJob[], now: Date): Promise<boolean> {
  const [{ kind: name } = { kind: '' }] = jobs;
  try {
    const runBatch = await findHandler(runner, name).loadBatch?.();
    await runInSpan({ name: `jobs ${name}`, traceparent: null }, async () =>
      runBatch?.(toServices(runner, now, null), jobs as never),
    );
  } catch (error) {
    runner.log.warn({ err: error, kind: name }, 'Jobs failed together and are now run one by one');
    return false;
  }
  const doneFields = toAssignments({ status: 'DONE', finishedAt: runner.now(), claimedUntil: null });
  await runner.direct.send(
    write(Prisma.sql`
      UPDATE jobs SET ${doneFields}
      WHERE id IN (${Prisma.join(jobs.map(({ id }) => id))}) AND status = 'RUNNING' AND attempts = 1`),
  );
  return true;
}

async function runJob(runner: JobRunner, job: ClaimedJob, now: Date): Promise<void> {
  const claim = renewClaim(runner, job);
  try {
    if (job.attempts > RETRY_DELAYS_MS.length + 1)
      throw new Error('The process ended each time this job ran.');
    const reportProgress: Progress = async (completedCount, total) => {
      await runner.prisma.job.updateMany({
        where: claim.buildClaimCondition(),
        data: { done: completedCount, total },
      });
    };
    const { kind, requestId, traceparent } = job;
    const attributes = { 'store.job': job.id, 'store.request_id': requestId ?? undefined };
    const run = await findHandler(runner, kind).load();
    const result = await runInSpan({ name: `job ${kind}`, attributes, traceparent }, async () =>
      run(toServices(runner, now, requestId), job as never, reportProgress),
    );
    await claim.release({
      status: 'DONE',
      result: result ?? null,
      error: null,
      finishedAt: runner.now(),
    });
  } catch (error) {
    runner.log.error({ err: error, job: job.id, kind: job.kind, requestId: job.requestId }, 'A job failed');
    await claim.release(getFailureOutcome(job, error, runner.now()));
  }
}

function toServices(
  {
    prisma,
    createWriter,
    publicUrl,
    media,
    exportsDir,
    secrets,
    demoPaymentsUrl,
    outboundRules,
    log,
  }: JobRunner,
  now: Date,
  requestId: string | null,
): JobServices {
  const runnerServices = {
    publicUrl,
    media,
    exportsDir,
    secrets,
    demoPaymentsUrl,
    outboundRules,
    log,
    now,
    requestId,
  };
  return { prisma, createWriter, ...createWriter({ now, requestId }), ...runnerServices };
}

function findHandler({ handlers }: JobRunner, name: string): JobHandler {
  const handler = handlers.find((candidate) => candidate.name === name);
  if (!handler) throw new Error(`No handler exists for jobs of the kind ${name}.`);
  return handler;
}

function getFailureOutcome({ attempts }: ClaimedJob, error: unknown, now: Date): JobOutcome {
  const failureFields = {
    error: shorten(String(error instanceof Error ? error.message : error), MAX_ERROR_LENGTH),
  };
  const retryDelayMs = RETRY_DELAYS_MS[attempts - 1];
  if (retryDelayMs === undefined) return { ...failureFields, status: 'FAILED', finishedAt: now };
  return { ...failureFields, status: 'QUEUED', runAfter: new Date(now.getTime() + retryDelayMs) };
}
