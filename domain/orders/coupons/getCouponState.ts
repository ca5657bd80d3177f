import type { Coupon } from './coupons.ts';

export const COUPON_STATES = ['ACTIVE', 'UPCOMING', 'EXPIRED', 'USED_UP', 'OFF'] as const;

export type CouponState = (typeof COUPON_STATES)[number];

type CouponUsage = Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>;

/**
 * Returns the state shown in lists. If the coupon is invalid for several reasons, the first one determines the state.
 */
export function getCouponState(coupon: CouponUsage, now: Date): CouponState {
  const { isActive, startsAt, endsAt, usageLimit, usedCount } = coupon;
  if (!isActive) return 'OFF';
  if (endsAt && now >= endsAt) return 'EXPIRED';
  if (usageLimit !== null && usedCount >= usageLimit) return 'USED_UP';
  return startsAt && now < startsAt ? 'UPCOMING' : 'ACTIVE';
}
