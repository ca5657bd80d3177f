import { allow, isSignedIn } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { me: isSignedIn },
  Mutation: { register: allow, login: allow, adminLogin: allow, logout: isSignedIn },
};
