import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { Reaching } from '#graph/outside/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Writing } from '#graph/work/work.ts';
import type { Job } from './job.ts';

/** What a job may use; `now` is the moment it was taken up. */
export interface JobServices extends Writing, Pick<Databases, 'writingFor'> {
  prisma: PrismaClient;
  publicUrl: string;
  /** Where photographs and models are kept. */
  media: FileStore;
  /** Where the files of exports are kept. */
  exportsDir: string;
  secrets: Secrets;
  /** Where the demo's providers of payments are; null where there are none. */
  demoPaymentsUrl: string | null;
  /** Whom the store may call at addresses that people name. */
  reaching: Reaching;
  now: Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** The request that gave rise to the job; null where there was none, or where several are done together. */
  requestId: string | null;
}

/** Tells how far a job is, for whoever waits for it. */
export type Progress = (done: number, total: number) => Promise<void>;

/** One of several that are done at once, with the request and the trace that it comes from. */
interface JobOfMany<Payload> {
  id: string;
  payload: Payload;
  requestId: string | null;
  traceparent: string | null;
}

/** Does a job. May be run again after a failure. Answers what whoever asked for it is told. */
export type RunJob<Payload> = (
  services: JobServices,
  job: { id: string; attempts: number; payload: Payload },
  progress: Progress,
  // biome-ignore lint/suspicious/noConfusingVoidType: most kinds have nothing to tell.
) => Promise<Prisma.InputJsonObject | void>;

/** Does several at once, none of which was tried before, all or nothing: where it throws, each is run by itself. */
export type RunJobsTogether<Payload> = (
  services: JobServices,
  jobs: readonly JobOfMany<Payload>[],
) => Promise<void>;

/** Who does the jobs of a kind. Asking for a job does not load what does it. */
export interface JobHandler extends Pick<Job<never>, 'name' | 'daily'> {
  load: () => Promise<RunJob<never>>;
  loadTogether?: () => Promise<RunJobsTogether<never>>;
}

export function handleJob<Payload extends Prisma.InputJsonObject>(
  { name, daily }: Job<Payload>,
  load: () => Promise<RunJob<Payload>>,
  loadTogether?: () => Promise<RunJobsTogether<Payload>>,
): JobHandler {
  return { name, daily, load, ...(loadTogether && { loadTogether }) };
}
