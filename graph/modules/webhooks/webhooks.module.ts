import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './webhooks.access.ts';
import { resolvers } from './webhooks.resolvers.ts';

/** How long what happened stays in the log; with it go its deliveries and their tries. */
const LOG_DAYS = 14;

export const webhooks: GraphModule = {
  resolvers: [resolvers],
  access,
  cleanup: [expiredRows({ table: 'webhook_events', key: 'id', when: 'at < ?', days: LOG_DAYS })],
};
