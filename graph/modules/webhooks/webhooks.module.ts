import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './webhooks.access.ts';
import { resolvers } from './webhooks.resolvers.ts';

/** Days an event stays in the log, with its deliveries and attempts. */
const LOG_RETENTION_DAYS = 14;

export const webhooks: GraphModule = {
  resolvers: [resolvers],
  access,
  cleanup: [
    createCleanupTask({ table: 'webhook_events', key: 'id', condition: 'at < ?', days: LOG_RETENTION_DAYS }),
  ],
};
