import { signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    activities: signedIn,
    customerActivities: staff('readCustomers'),
  },
  Mutation: {
    trackProductView: signedIn,
    saveSessionData: signedIn,
    recordActivity: signedIn,
  },
} satisfies AccessTable;
