import { afterEach, expect, test, vi } from 'vitest';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { createEmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { refreshFiguresJob } from '#graph/modules/reporting/reporting.jobs.ts';
import { useMailServer } from '#graph/testing/mailServer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { jobHandlers } from './jobHandlers.ts';
import { startWorker, type Worker } from './worker.ts';

const server = useTestServer();
const mailServer = useMailServer();
const workers: Worker[] = [];
const publicUrl = 'http://localhost:4000';

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

test('several workers on one database run each job and send each email once', async () => {
  for (let count = 0; count < 12; count++)
    await server.work(async (work) => {
      const services = { now: new Date(), publicUrl, secrets: server.secrets };
      await queueEmail(work.db, services, { template: 'welcome', to: { email: 'a@example.com', name: 'A' } });
      await work.enqueue(refreshFiguresJob, {});
    });

  for (let count = 0; count < 3; count++) start();

  await vi.waitFor(async () => {
    expect(await server.prisma.mail.count({ where: { status: 'SENT' } })).toBe(12);
    // Includes the daily job.
    expect(await server.prisma.job.count({ where: { status: 'DONE', kind: 'refreshFigures' } })).toBe(13);
  }, WAIT_OPTIONS);
  expect(mailServer.emails).toHaveLength(12);
  expect(await server.prisma.job.count({ where: { attempts: { gt: 1 } } })).toBe(0);
});

test('a woken worker runs jobs queued while it was idle', async () => {
  const worker = start({ everyMs: 3_600_000 });
  await vi.waitFor(async () => expect(await countPendingJobs()).toBe(0), WAIT_OPTIONS);
  await server.work((work) => work.enqueue(refreshFiguresJob, {}));

  worker.wake();

  await vi.waitFor(async () => expect(await countPendingJobs()).toBe(0), WAIT_OPTIONS);
});

test('runs the daily cleanup once on any of the workers', async () => {
  start();
  start();

  await vi.waitFor(async () => {
    const jobs = await server.prisma.job.findMany({ where: { kind: 'cleanup' } });
    expect(jobs).toMatchObject([{ status: 'DONE', attempts: 1 }]);
  }, WAIT_OPTIONS);
});

test('a stopped worker finishes its current work and starts nothing new', async () => {
  const worker = start();
  await worker.stop();
  await server.work((work) => work.enqueue(refreshFiguresJob, {}));

  worker.wake();

  expect(await server.prisma.job.count({ where: { status: 'RUNNING' } })).toBe(0);
  expect(await countPendingJobs()).toBe(1);
});

const WAIT_OPTIONS = { timeout: 50_000, interval: 100 };

function start({ everyMs: pollIntervalMs = 20 } = {}): Worker {
  const transport = createEmailTransport({ smtpUrl: mailServer.url, folder: '' });
  const worker = startWorker({
    ...server,
    webhooks: { outboundRules: { rules: { allowsLoopback: false } } },
    handlers: jobHandlers,
    publicUrl,
    transport,
    log: server.app.log,
    pollIntervalMs,
  });
  workers.push(worker);
  return worker;
}

function countPendingJobs(): Promise<number> {
  return server.prisma.job.count({ where: { status: { in: ['QUEUED', 'RUNNING'] } } });
}
