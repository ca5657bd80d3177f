import { allow, isSignedIn } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { myAlerts: isSignedIn },
  Mutation: {
    createAlert: allow,
    removeAlert: isSignedIn,
    // The token came with a mail: whoever has it reads the address.
    unsubscribeFromAlerts: allow,
  },
};
