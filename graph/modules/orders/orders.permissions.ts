import { allow } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

/** Whose an order is, is decided in the query that finds it. */
export const permissions: Permissions = {
  Query: { order: allow, trackOrder: allow },
};
