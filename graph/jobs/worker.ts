import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import { sendDueEmails } from '#graph/mail/sendDueEmails.ts';
import type { EmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { pollInbox } from '#graph/modules/messages/pollInbox.ts';
import { WebhookLanes } from '#graph/modules/webhooks/webhookLanes.ts';
import type { WebhookSender } from '#graph/modules/webhooks/webhookSender.ts';
import type { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { JobHandler } from './jobHandler.ts';
import { queueDaily } from './queueDaily.ts';
import { runDueJobs } from './runDueJobs.ts';

export interface WorkerOptions extends Databases {
  handlers: readonly JobHandler[];
  publicUrl: string;
  /** Storage of photos and 3D models. */
  media: FileStore;
  /** Storage of export files. */
  exportsDir: string;
  transport: EmailTransport;
  secrets: Secrets;
  /** URL of the demo's payment providers. Omitted if there is no demo. */
  demoPaymentsUrl?: string | null;
  /** Rules for requests to URLs that people entered, such as webhooks. */
  webhooks: Pick<WebhookSender, 'outboundRules'>;
  /** Sender address of emails. The store's own address by default. */
  senderAddress?: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Reports database outages in place of the worker. */
  outage?: DatabaseOutage;
  /** The clock, which tests replace. */
  now?: () => Date;
  /** Queues additional daily jobs. Called every hour. */
  plan?: (prisma: PrismaClient, now: Date) => Promise<void>;
  /** Polling interval in ms. */
  pollIntervalMs?: number;
}

export interface Worker {
  /** Polls for work immediately. */
  wake(): void;
  /** Stops starting new work and waits, up to a time limit, for current work to finish. */
  stop(): Promise<void>;
}

const CONCURRENT_JOBS = 4;
/** Each batch contains a few emails that are sent in parallel. */
const CONCURRENT_EMAIL_BATCHES = 2;
const HOUR_MS = 3_600_000;
const INBOX_CHECK_INTERVAL_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs jobs, sends emails and delivers webhooks outside requests. Any number of servers can run a worker on the same
 * database. If a process ends, another worker claims its interrupted work after the claims have expired.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { handlers, prisma, direct, publicUrl, media, exportsDir, transport, senderAddress, log, outage } =
    options;
  const { subscribers, createWriter } = options;
  const databases = { prisma, direct, subscribers, createWriter };
  const { webhooks, secrets, demoPaymentsUrl = null } = options;
  const { now = () => new Date(), pollIntervalMs = 1000 } = options;
  const stopController = new AbortController();
  const { signal } = stopController;
  const reportFailure = (error: unknown) => {
    if (!outage?.recordError(error)) log.error({ err: error }, 'The worker failed and will retry');
  };

  const jobPool = createWorkerPool(
    CONCURRENT_JOBS,
    () =>
      runDueJobs(
        {
          ...{ handlers, ...databases, publicUrl, media, exportsDir, secrets, demoPaymentsUrl, log, now },
          outboundRules: webhooks.outboundRules,
        },
        { signal },
      ),
    reportFailure,
  );
  const emailPool = createWorkerPool(
    CONCURRENT_EMAIL_BATCHES,
    () => sendDueEmails({ ...databases, transport, address: senderAddress, log, now }, { signal }),
    reportFailure,
  );
  const lanes = new WebhookLanes({ ...webhooks, ...databases, secrets, publicUrl, log, now });
  const webhookPool = createWorkerPool(1, () => lanes.poll(signal), reportFailure);
  const inboxPool = createWorkerPool(
    1,
    async () => {
      while (!signal.aborted && (await pollInbox({ prisma, createWriter, media, secrets, log, now }))) {}
    },
    reportFailure,
  );
  const wake = () => {
    if (signal.aborted) return;
    jobPool.startDrain();
    emailPool.startDrain();
    webhookPool.startDrain();
  };
  const plan = () =>
    Promise.all([queueDaily(prisma, now(), handlers), options.plan?.(prisma, now())]).catch(reportFailure);

  // All handlers are loaded now because a deployment can replace the files of this release while it runs.
  Promise.all(handlers.flatMap(({ load, loadBatch }) => [load(), loadBatch?.()])).catch(reportFailure);
  void plan();
  wake();
  const timers = [
    setInterval(wake, pollIntervalMs),
    setInterval(plan, HOUR_MS),
    // The mailbox is read once a minute. The worker checks at this interval whether the next read is due.
    setInterval(() => signal.aborted || inboxPool.startDrain(), INBOX_CHECK_INTERVAL_MS),
  ];
  return {
    wake,
    stop: async () => {
      stopController.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.race([
        Promise.all([
          jobPool.waitUntilIdle(),
          emailPool.waitUntilIdle(),
          inboxPool.waitUntilIdle(),
          webhookPool.waitUntilIdle().then(() => lanes.waitForLanes()),
        ]),
        wait(STOP_TIMEOUT_MS),
      ]);
    },
  };
}

/** Runs up to `maxConcurrent` drains at once. Each starts when there may be work and ends when there is none. */
function createWorkerPool(
  maxConcurrent: number,
  drain: () => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const runningDrains = new Set<Promise<void>>();
  return {
    startDrain: () => {
      if (runningDrains.size >= maxConcurrent) return;
      const runningDrain = drain()
        .catch(onFailure)
        .finally(() => runningDrains.delete(runningDrain));
      runningDrains.add(runningDrain);
    },
    waitUntilIdle: () => Promise.all(runningDrains),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
