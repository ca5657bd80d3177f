import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import { emailOrderPlacedJob } from '#graph/modules/orders/orders.jobs.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './checkout.access.ts';
import { resolvers } from './checkout.resolvers.ts';

export const checkout: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      emailOrderPlacedJob,
      async () => (await import('./mailOrderPlaced.ts')).queueOrderPlacedEmail,
      async () => (await import('./mailOrderPlaced.ts')).queueOrderPlacedEmails,
    ),
  ],
  cleanup: [
    createCleanupTask({
      table: 'place_order_requests',
      key: 'key_hash',
      condition: 'created_at < ?',
      days: 30,
    }),
  ],
  singleSelectionMutations: ['placeOrder'],
};
