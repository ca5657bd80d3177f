import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { Reaching } from '#graph/outside/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';

/** What delivering takes. */
export interface WebhookSender extends Databases {
  secrets: Secrets;
  reaching: Reaching;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The clock. */
  now: () => Date;
}
