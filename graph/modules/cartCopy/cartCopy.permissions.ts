import { isSignedIn } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { cartCopy: isSignedIn },
  Mutation: { saveCartCopy: isSignedIn },
};
