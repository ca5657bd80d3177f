import type { Coupon } from './coupons.ts';

export const COUPON_STATES = ['ACTIVE', 'UPCOMING', 'EXPIRED', 'USED_UP', 'OFF'] as const;

export type CouponState = (typeof COUPON_STATES)[number];

type Standing = Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>;

/** Where a coupon stands, as a list shows it; the first reason against it counts. */
export function couponState(coupon: Standing, now: Date): CouponState {
  const { isActive, startsAt, endsAt, usageLimit, usedCount } = coupon;
  if (!isActive) return 'OFF';
  if (endsAt && now >= endsAt) return 'EXPIRED';
  if (usageLimit !== null && usedCount >= usageLimit) return 'USED_UP';
  return startsAt && now < startsAt ? 'UPCOMING' : 'ACTIVE';
}
