import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#graph/context.ts';
import type { OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import type { Databases } from '#graph/prisma/databases.ts';

/** Services needed to deliver events. */
export interface WebhookSender extends Databases {
  secrets: Secrets;
  outboundRules: OutboundRules;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Returns the current time. */
  now: () => Date;
}
