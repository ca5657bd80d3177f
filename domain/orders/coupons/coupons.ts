import { DomainError } from '#domain/errors/errors.ts';
import { percentOf } from '#domain/pricing/money.ts';
import { clampDiscount } from '../orderTotals.ts';

const FIELD = 'couponCode';

export interface Coupon {
  code: string;
  kind: 'PERCENT' | 'FIXED';
  /** A percentage, or whole NPR. */
  value: number;
  maxDiscount: number | null;
  /** NPR of items from which the coupon holds. */
  minItems: number;
  startsAt: Date | null;
  /** The first moment at which it no longer holds. */
  endsAt: Date | null;
  usageLimit: number | null;
  usedCount: number;
  active: boolean;
}

export function normaliseCouponCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/** What the coupon takes off in whole NPR, never more than the items cost. */
export function calculateDiscount(
  coupon: Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>,
  items: number,
): number {
  const full = coupon.kind === 'PERCENT' ? percentOf(items, coupon.value) : coupon.value;
  return clampDiscount(Math.min(full, coupon.maxDiscount ?? full), items);
}

/** Why the coupon cannot be used now, or null. An unknown code and a switched off coupon answer the same. */
export function couponProblem(
  coupon: Coupon | null,
  { items, now }: { items: number; now: Date },
): DomainError | null {
  if (!coupon?.active) return new DomainError('COUPON_NOT_VALID', FIELD);

  if (coupon.startsAt && now < coupon.startsAt) {
    return new DomainError('COUPON_NOT_YET_VALID', FIELD);
  }
  if (coupon.endsAt && now >= coupon.endsAt) {
    return new DomainError('COUPON_EXPIRED', FIELD);
  }
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) {
    return new DomainError('COUPON_USED_UP', FIELD);
  }
  if (items < coupon.minItems) {
    const amounts = { leastNpr: coupon.minItems, missingNpr: coupon.minItems - items };
    return new DomainError('COUPON_BELOW_MINIMUM', amounts, FIELD);
  }
  return null;
}
