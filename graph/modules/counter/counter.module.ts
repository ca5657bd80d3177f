import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './counter.access.ts';
import { resolvers } from './counter.resolvers.ts';
import { MAX_COUNTED } from './counterStock.ts';

export const counter: GraphModule = {
  resolvers: [resolvers],
  access,
  cleanup: [
    // What was taken up again stays for a week, so that a till that asks late is told by whom.
    expiredRows({ table: 'parked_sales', key: 'id', when: 'expires_at < ?', days: 7 }),
  ],
  longLists: { 'Query.counterStock.variantIds': MAX_COUNTED },
  doneAlone: ['sellAtCounter'],
};
