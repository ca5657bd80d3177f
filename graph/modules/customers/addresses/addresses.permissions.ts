import { isSignedIn } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

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
