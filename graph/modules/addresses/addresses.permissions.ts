import { isSignedIn } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

/** Whose an address is, is decided in the query that finds it. */
export const permissions: Permissions = {
  Query: { addresses: isSignedIn },
  Mutation: {
    createAddress: isSignedIn,
    updateAddress: isSignedIn,
    deleteAddress: isSignedIn,
    setDefaultAddress: isSignedIn,
  },
};
