import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import { sendDueMails } from '#graph/mail/sendDueMails.ts';
import type { MailTransport } from '#graph/mail/transport/mailTransport.ts';
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
  /** Who does the jobs. */
  handlers: readonly JobHandler[];
  publicUrl: string;
  /** Where photographs and models are kept. */
  media: FileStore;
  /** Where the files of exports are kept. */
  exportsDir: string;
  transport: MailTransport;
  secrets: Secrets;
  /** Where the demo's providers of payments are; left out where there are none. */
  demoPaymentsUrl?: string | null;
  /** Whom the store may call at addresses that people name, such as webhooks. */
  webhooks: Pick<WebhookSender, 'reaching'>;
  /** The address that mails come from; the store's own where none is set. */
  mailFrom?: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Whoever tells of a database that is away, so that the worker need not. */
  outage?: DatabaseOutage;
  /** The clock; tests set their own. */
  now?: () => Date;
  /** Asks for what is done each day, beside the kinds that say so; asked each hour. */
  plan?: (prisma: PrismaClient, now: Date) => Promise<void>;
  /** How often it looks for work, ms. */
  everyMs?: number;
}

export interface Worker {
  /** Looks for work at once. */
  wake(): void;
  /** Takes up no more work, and waits a while for what is under way. */
  stop(): Promise<void>;
}

const JOBS_AT_ONCE = 4;
/** Each is a few mails that are sent at once. */
const BATCHES_OF_MAILS = 2;
const HOUR_MS = 3_600_000;
const INBOX_MS = 10_000;
const LAST_WAIT_MS = 10_000;

/**
 * Does jobs, sends mails and delivers webhooks beside the requests. As many servers as one likes may run one each on the same database.
 * What is under way when the process ends is taken up by another worker once its claim is over.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { handlers, prisma, direct, publicUrl, media, exportsDir, transport, mailFrom, log, outage } =
    options;
  const { subscribers, writingFor } = options;
  const databases = { prisma, direct, subscribers, writingFor };
  const { webhooks, secrets, demoPaymentsUrl = null } = options;
  const { now = () => new Date(), everyMs = 1000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const failed = (error: unknown) => {
    if (!outage?.notes(error)) log.error({ err: error }, 'The worker could not go on; it tries again');
  };

  const jobs = workerPool(
    JOBS_AT_ONCE,
    () =>
      runDueJobs(
        {
          ...{ handlers, ...databases, publicUrl, media, exportsDir, secrets, demoPaymentsUrl, log, now },
          reaching: webhooks.reaching,
        },
        { signal },
      ),
    failed,
  );
  const mails = workerPool(
    BATCHES_OF_MAILS,
    () => sendDueMails({ ...databases, transport, address: mailFrom, log, now }, { signal }),
    failed,
  );
  const lanes = new WebhookLanes({ ...webhooks, ...databases, secrets, publicUrl, log, now });
  const looks = workerPool(1, () => lanes.look(signal), failed);
  const inbox = workerPool(
    1,
    async () => {
      while (!signal.aborted && (await pollInbox({ prisma, writingFor, media, secrets, log, now }))) {}
    },
    failed,
  );
  const wake = () => {
    if (signal.aborted) return;
    jobs.open();
    mails.open();
    looks.open();
  };
  const plan = () =>
    Promise.all([queueDaily(prisma, now(), handlers), options.plan?.(prisma, now())]).catch(failed);

  // All at once: the files of this release may make room for those of the next while it runs.
  Promise.all(handlers.flatMap(({ load, loadTogether }) => [load(), loadTogether?.()])).catch(failed);
  void plan();
  wake();
  const timers = [
    setInterval(wake, everyMs),
    setInterval(plan, HOUR_MS),
    // A mailbox is read each minute; whether it is time is asked more often.
    setInterval(() => signal.aborted || inbox.open(), INBOX_MS),
  ];
  return {
    wake,
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.race([
        Promise.all([jobs.empty(), mails.empty(), inbox.empty(), looks.empty().then(() => lanes.empty())]),
        pause(LAST_WAIT_MS),
      ]);
    },
  };
}

/** Work that is done by up to `most` at once. Each opens when there may be more to do, and closes when there is not. */
function workerPool(most: number, drain: () => Promise<void>, failed: (error: unknown) => void) {
  const busy = new Set<Promise<void>>();
  return {
    open: () => {
      if (busy.size >= most) return;
      const slot = drain()
        .catch(failed)
        .finally(() => busy.delete(slot));
      busy.add(slot);
    },
    empty: () => Promise.all(busy),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
