import { anyone } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    trackOrder: anyone,
  },
  Mutation: {
    openOrder: anyone,
    requestTrackingLinks: anyone,
  },
} satisfies AccessTable;
