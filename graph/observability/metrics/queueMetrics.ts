import { Gauge, type Registry } from 'prom-client';
import { readQueues } from '#graph/jobs/readQueues.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';

/** Several that scrape ask once. */
const FRESH_MS = 5000;
/** Longer than that nobody scrapes. */
const PATIENCE_MS = 2000;

/** Jobs and mails by how far they are; without a database only that it is down. */
export function addQueueMetrics(registry: Registry, direct: DirectDatabase): void {
  let known: { at: number; queues: Promise<Awaited<ReturnType<typeof readQueues>> | null> } | undefined;
  const read = () => {
    if (!known || performance.now() - known.at > FRESH_MS)
      known = { at: performance.now(), queues: Promise.race([readQueues(direct), late()]).catch(() => null) };
    return known.queues;
  };
  new Gauge({
    name: 'db_up',
    help: 'Whether the database answers, 1 or 0.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'store_queue_items',
    help: 'Jobs and mails by how far they are: waiting, under way, and given up within a day.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, { waiting, underWay, failed }] of Object.entries((await read()) ?? {})) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'under_way' }, underWay);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'store_queue_oldest_due_seconds',
    help: 'How long the job or mail waits that has been due for longest; 0 where none is due.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, { oldestDueMs }] of Object.entries((await read()) ?? {}))
        this.set({ queue }, oldestDueMs / 1000);
    },
  });
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS).unref();
  });
}
