import { allow } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { quote: allow },
  Mutation: { applyCoupon: allow, placeOrder: allow },
};
