import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { Reaching } from '#graph/outside/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { JobHandler } from './jobHandler.ts';
import { runNextJobs } from './runNextJobs.ts';

export interface JobRunner extends Databases {
  /** Who does what. */
  handlers: readonly JobHandler[];
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
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** The clock. */
  now: () => Date;
}

/** Does all work that is due, one job after another; stops early, between two, when the signal says so. */
export async function runDueJobs(
  runner: JobRunner,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted && (await runNextJobs(runner))) {}
}
