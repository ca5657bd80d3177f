import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { JobHandler } from './jobHandler.ts';
import { runNextJobs } from './runNextJobs.ts';

export interface JobRunner extends Databases {
  handlers: readonly JobHandler[];
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
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => Date;
}

/** Runs all due jobs one after another. Stops between two jobs when the signal is aborted. */
export async function runDueJobs(
  runner: JobRunner,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted && (await runNextJobs(runner))) {}
}
