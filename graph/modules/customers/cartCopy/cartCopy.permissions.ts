import { isSignedIn } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { cartCopy: isSignedIn },
  Mutation: { saveCartCopy: isSignedIn },
};
