import type { Action } from './permissions.ts';

/** How far somebody may go with what they may do; null is as far as they like. */
export interface Limits {
  /** The largest discount at the counter or on an order, in percent of the pieces. */
  discountPercent: number | null;
  /** The most that they may refund of one order, in NPR. */
  refundNpr: number | null;
}

/** What somebody may do, and how far. */
export interface Rights {
  permissions: readonly Action[];
  limits: Limits;
}

export const NO_LIMITS: Limits = { discountPercent: null, refundNpr: null };
/** No discount, and no refund. */
export const NO_RANGE: Limits = { discountPercent: 0, refundNpr: 0 };

/** The limits that take effect: no discount or refund without a permission to give one. */
export function limitsInEffect({ permissions, limits }: Rights): Limits {
  const discounts = can({ permissions }, 'sellAtCounter') || can({ permissions }, 'editOrders');
  return {
    discountPercent: discounts ? limits.discountPercent : 0,
    refundNpr: can({ permissions }, 'refundOrders') ? limits.refundNpr : 0,
  };
}

/** Whether somebody may do something. */
export function can({ permissions }: Pick<Rights, 'permissions'>, action: Action): boolean {
  return permissions.includes(action);
}

/** What of some rights goes beyond one's own: nobody gives these to anybody. */
export function beyond(rights: Rights, own: Rights): { permissions: Action[]; limits: (keyof Limits)[] } {
  const limits = ['discountPercent', 'refundNpr'] as const;
  return {
    permissions: rights.permissions.filter((action) => !can(own, action)),
    limits: limits.filter((limit) => isAbove(rights.limits[limit], own.limits[limit])),
  };
}

/** Whether everything of some rights is among one's own. */
export function isWithin(rights: Rights, own: Rights): boolean {
  const { permissions, limits } = beyond(rights, own);
  return permissions.length === 0 && limits.length === 0;
}

/** Whether an amount goes beyond a limit, or one limit beyond another. */
function isAbove(one: number | null, limit: number | null): boolean {
  return limit !== null && (one === null || one > limit);
}
