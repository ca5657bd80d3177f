import { Gauge, type Registry } from 'prom-client';
import { readQueues } from '#graph/jobs/readQueues.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';

/** Scrapes within this time share one query. */
const CACHE_TTL_MS = 5000;
/** Prometheus would time out after this. */
const TIMEOUT_MS = 2000;

/** Adds metrics of jobs and emails by state. If the database is down, reports only the outage. */
export function addQueueMetrics(registry: Registry, direct: DirectDatabase): void {
  let cachedResult:
    | { at: number; queues: Promise<Awaited<ReturnType<typeof readQueues>> | null> }
    | undefined;
  const read = () => {
    if (!cachedResult || performance.now() - cachedResult.at > CACHE_TTL_MS)
      cachedResult = {
        at: performance.now(),
        queues: Promise.race([readQueues(direct), rejectAfterTimeout()]).catch(() => null),
      };
    return cachedResult.queues;
  };
  new Gauge({
    name: 'db_up',
    help: '1 if the database responds, else 0.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'store_queue_items',
    help: 'Jobs and emails by state: waiting, in progress, and failed within a day.',
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
    help: 'Wait of the job or email that has been due longest; 0 if none is due.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, { oldestDueMs }] of Object.entries((await read()) ?? {}))
        this.set({ queue }, oldestDueMs / 1000);
    },
  });
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No response in time.')), TIMEOUT_MS).unref();
  });
}
