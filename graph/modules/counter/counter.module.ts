import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './counter.access.ts';
import { resolvers } from './counter.resolvers.ts';
import { MAX_VARIANTS } from './counterStock.ts';

export const counter: GraphModule = {
  resolvers: [resolvers],
  access,
  cleanup: [
    // Resumed sales are kept for a week, so that another till can show who resumed them.
    createCleanupTask({ table: 'parked_sales', key: 'id', condition: 'expires_at < ?', days: 7 }),
  ],
  longLists: { 'Query.counterStock.variantIds': MAX_VARIANTS },
  singleSelectionMutations: ['sellAtCounter'],
};
