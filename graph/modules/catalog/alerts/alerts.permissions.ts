import { allow, isSignedIn } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { myAlerts: isSignedIn },
  Mutation: {
    createAlert: allow,
    removeAlert: isSignedIn,
    // The token came with a mail: whoever has it reads the address.
    unsubscribeFromAlerts: allow,
  },
};
