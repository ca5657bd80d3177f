import type { Action } from './permissions.ts';

/** Largest discount and refund a person can give. Null means no limit. */
export interface Limits {
  /** Largest discount at the counter or on an order, in percent of the items' price. */
  discountPercent: number | null;
  /** Largest total refund of one order, in NPR. */
  refundNpr: number | null;
}

/** Permissions and limits of a person or an API key. */
export interface Grants {
  permissions: readonly Action[];
  limits: Limits;
}

export const NO_LIMITS: Limits = { discountPercent: null, refundNpr: null };
export const ZERO_LIMITS: Limits = { discountPercent: 0, refundNpr: 0 };

/** Returns the limits that take effect. A limit is 0 without the permission to give that discount or refund. */
export function getEffectiveLimits({ permissions, limits }: Grants): Limits {
  const canDiscount =
    hasPermission({ permissions }, 'sellAtCounter') || hasPermission({ permissions }, 'editOrders');
  return {
    discountPercent: canDiscount ? limits.discountPercent : 0,
    refundNpr: hasPermission({ permissions }, 'refundOrders') ? limits.refundNpr : 0,
  };
}

export function hasPermission({ permissions }: Pick<Grants, 'permissions'>, action: Action): boolean {
  return permissions.includes(action);
}

/** Returns the permissions and limits that exceed `ownGrants`. No one can grant more than they have. */
export function findExceedingGrants(
  grants: Grants,
  ownGrants: Grants,
): { permissions: Action[]; limits: (keyof Limits)[] } {
  const limits = ['discountPercent', 'refundNpr'] as const;
  return {
    permissions: grants.permissions.filter((action) => !hasPermission(ownGrants, action)),
    limits: limits.filter((limit) => exceeds(grants.limits[limit], ownGrants.limits[limit])),
  };
}

/** Returns true if `ownGrants` includes all of the given permissions and limits. */
export function isWithin(grants: Grants, ownGrants: Grants): boolean {
  const { permissions, limits } = findExceedingGrants(grants, ownGrants);
  return permissions.length === 0 && limits.length === 0;
}

/** Null means no limit. */
function exceeds(value: number | null, limit: number | null): boolean {
  return limit !== null && (value === null || value > limit);
}
