import { isSignedIn, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { activities: isSignedIn, customerActivities: may('manageCustomers') },
  Mutation: { trackProductView: isSignedIn, saveSessionData: isSignedIn, recordActivity: isSignedIn },
};
