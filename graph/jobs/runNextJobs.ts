import { shorten } from '#domain/text/shorten.ts';
import { traced } from '#graph/observability/tracing/tracing.ts';
import { assignments } from '#graph/prisma/direct/assignments.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { type ClaimedJob, claimJobs } from './claimJobs.ts';
import type { JobHandler, JobServices, Progress } from './jobHandler.ts';
import { type JobOutcome, keepClaim } from './keepClaim.ts';
import type { JobRunner } from './runDueJobs.ts';

const SECOND_MS = 1000;
/** How long after each failed attempt the next one begins; after the last the job is given up. */
const PAUSES_MS = [10 * SECOND_MS, 60 * SECOND_MS, 300 * SECOND_MS, 1800 * SECOND_MS];
const MAX_ERROR_LENGTH = 500;

/**
 * Does the job that has been due for longest, with others of its kind where those are done together; answers whether there
 * was one. No two workers do a job at once. A job whose worker died is done again, so what it does has to stand being done
 * twice.
 */
export async function runNextJobs(runner: JobRunner): Promise<boolean> {
  const now = runner.now();
  const areTogether = (name: string) =>
    runner.handlers.some((handler) => handler.name === name && handler.loadTogether);
  const jobs = await claimJobs(runner.direct, { now, areTogether });
  if (jobs.length > 1 && (await runTogether(runner, jobs, now))) return true;
  for (const job of jobs) await runJob(runner, job, now);
  return jobs.length > 0;
}

/** Jobs of one kind, at their first try. Answers whether they are done. */
async function runTogether(runner: JobRunner, jobs: readonly ClaimedJob[], now: Date): Promise<boolean> {
  const [{ kind: name } = { kind: '' }] = jobs;
  try {
    const run = await findHandler(runner, name).loadTogether?.();
    await traced({ name: `jobs ${name}`, traceparent: null }, async () =>
      run?.(toServices(runner, now, null), jobs as never),
    );
  } catch (error) {
    runner.log.warn({ err: error, kind: name }, 'Jobs that failed together are done one by one');
    return false;
  }
  const done = assignments({ status: 'DONE', finishedAt: runner.now(), claimedUntil: null });
  await runner.direct.send(
    write(Prisma.sql`
      UPDATE jobs SET ${done}
      WHERE id IN (${Prisma.join(jobs.map(({ id }) => id))}) AND status = 'RUNNING' AND attempts = 1`),
  );
  return true;
}

async function runJob(runner: JobRunner, job: ClaimedJob, now: Date): Promise<void> {
  const claim = keepClaim(runner, job);
  try {
    if (job.attempts > PAUSES_MS.length + 1) throw new Error('The server ended each time it did this.');
    const progress: Progress = async (done, total) => {
      await runner.prisma.job.updateMany({ where: claim.held(), data: { done, total } });
    };
    const { kind, requestId, traceparent } = job;
    const attributes = { 'store.job': job.id, 'store.request_id': requestId ?? undefined };
    const run = await findHandler(runner, kind).load();
    const result = await traced({ name: `job ${kind}`, attributes, traceparent }, async () =>
      run(toServices(runner, now, requestId), job as never, progress),
    );
    await claim.release({
      status: 'DONE',
      result: result ?? null,
      error: null,
      finishedAt: runner.now(),
    });
  } catch (error) {
    runner.log.error({ err: error, job: job.id, kind: job.kind, requestId: job.requestId }, 'A job failed');
    await claim.release(afterFailure(job, error, runner.now()));
  }
}

function toServices(
  { prisma, writingFor, publicUrl, media, exportsDir, secrets, demoPaymentsUrl, reaching, log }: JobRunner,
  now: Date,
  requestId: string | null,
): JobServices {
  const own = { publicUrl, media, exportsDir, secrets, demoPaymentsUrl, reaching, log, now, requestId };
  return { prisma, writingFor, ...writingFor({ now, requestId }), ...own };
}

function findHandler({ handlers }: JobRunner, name: string): JobHandler {
  const handler = handlers.find((one) => one.name === name);
  if (!handler) throw new Error(`Nothing does jobs of the kind ${name}.`);
  return handler;
}

function afterFailure({ attempts }: ClaimedJob, error: unknown, now: Date): JobOutcome {
  const told = { error: shorten(String(error instanceof Error ? error.message : error), MAX_ERROR_LENGTH) };
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return { ...told, status: 'FAILED', finishedAt: now };
  return { ...told, status: 'QUEUED', runAfter: new Date(now.getTime() + pause) };
}
