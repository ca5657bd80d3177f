import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Writer } from '#graph/work/work.ts';
import type { Job } from './job.ts';

/** Services of a job. `now` is the time at which it was claimed. */
export interface JobServices extends Writer, Pick<Databases, 'createWriter'> {
  prisma: PrismaClient;
  publicUrl: string;
  /** Storage of photos and 3D models. */
  media: FileStore;
  /** Storage of export files. */
  exportsDir: string;
  secrets: Secrets;
  /** URL of the demo's payment providers. Null if there is no demo. */
  demoPaymentsUrl: string | null;
  /** Rules for requests to URLs that people entered. */
  outboundRules: OutboundRules;
  now: Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Request that queued the job. Null if there was none or several jobs run together. */
  requestId: string | null;
}

export type Progress = (completedCount: number, total: number) => Promise<void>;

/** One of several jobs that run together, with the request and trace it comes from. */
interface BatchedJob<Payload> {
  id: string;
  payload: Payload;
  requestId: string | null;
  traceparent: string | null;
}

/** Runs a job, possibly again after a failure. Returns a result for the code that queued it. */
export type JobFunction<Payload> = (
  services: JobServices,
  job: { id: string; attempts: number; payload: Payload },
  reportProgress: Progress,
  // biome-ignore lint/suspicious/noConfusingVoidType: most kinds have nothing to tell.
) => Promise<Prisma.InputJsonObject | void>;

/** Runs several jobs that were never tried, all or nothing. If it throws, each job runs alone. */
export type BatchJobFunction<Payload> = (
  services: JobServices,
  jobs: readonly BatchedJob<Payload>[],
) => Promise<void>;

/** Handler of a kind of job. Queuing a job does not load its code. */
export interface JobHandler extends Pick<Job<never>, 'name' | 'daily'> {
  load: () => Promise<JobFunction<never>>;
  loadBatch?: () => Promise<BatchJobFunction<never>>;
}

export function handleJob<Payload extends Prisma.InputJsonObject>(
  { name, daily }: Job<Payload>,
  load: () => Promise<JobFunction<Payload>>,
  loadBatch?: () => Promise<BatchJobFunction<Payload>>,
): JobHandler {
  return { name, daily, load, ...(loadBatch && { loadBatch }) };
}
