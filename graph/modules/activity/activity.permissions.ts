import { isSignedIn, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { activities: isSignedIn, customerActivities: may('manageCustomers') },
  Mutation: { trackProductView: isSignedIn, saveSessionData: isSignedIn, recordActivity: isSignedIn },
};
