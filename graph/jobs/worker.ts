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
  /** URL of the demo's payment providers. Omitted without a demo. */
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
  /** Starts no more work and waits for a limited time until current work is done. */
  stop(): Promise<void>;
}

const CONCURRENT_JOBS = 4;
/** Each batch contains a few emails that are sent in parallel. */
const CONCURRENT_EMAIL_BATCHES = 2;
const HOUR_MS = 3_600_000;
const INBOX_CHECK_INTERVAL_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs jobs, sends emails and delivers webhooks outside requests. Any number of servers can each run one on the same
 * database. Work interrupted by the end of a process is claimed by another worker after its claim has expired.
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
  const inbox = createWorkerPool(
    1,
    async () => {
      while (!signal.aborted && (await pollInbox({ prisma, createWriter, media, secrets, log, now }))) {}
    },
    reportFailure,
  );
  const wake = () => {
    if (signal.aborted) return;
    jobPool.open();
    emailPool.open();
    webhookPool.open();
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
    // The mailbox is read once a minute. This interval is how often the worker checks whether that is due.
    setInterval(() => signal.aborted || inbox.open(), INBOX_CHECK_INTERVAL_MS),
  ];
  return {
    wake,
    stop: async () => {
      stopController.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.race([
        Promise.all([
          jobPool.empty(),
          emailPool.empty(),
          inbox.empty(),
          webhookPool.empty().then(() => lanes.waitForLanes()),
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
    open: () => {
      if (runningDrains.size >= maxConcurrent) return;
      const slot = drain()
        .catch(onFailure)
        .finally(() => runningDrains.delete(slot));
      runningDrains.add(slot);
    },
    empty: () => Promise.all(runningDrains),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
