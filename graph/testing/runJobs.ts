import { jobHandlers } from '#graph/jobs/jobHandlers.ts';
import { runDueJobs } from '#graph/jobs/runDueJobs.ts';
import type { TestServer } from './server.ts';

/** Runs all jobs that are due at the server's current time, as its worker would. */
export async function runJobs(
  {
    app,
    prisma,
    direct,
    subscribers,
    createWriter,
    clock,
    media,
    exportsDir,
    secrets,
    demoPaymentsUrl,
    outboundRules,
  }: TestServer,
  handlers = jobHandlers,
): Promise<void> {
  const now = () => clock.now;
  await runDueJobs({
    handlers,
    prisma,
    direct,
    subscribers,
    createWriter,
    publicUrl: 'http://localhost:4000',
    media,
    exportsDir,
    secrets,
    demoPaymentsUrl,
    outboundRules,
    log: app.log,
    now,
  });
}
