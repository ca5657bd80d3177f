import { DomainError } from '#domain/errors/errors.ts';
import { saying } from '#domain/errors/sayings.ts';
import { formatNpr, percentOf } from '#domain/pricing/money.ts';
import { clampDiscount } from '../orderTotals.ts';

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
export function discountOf(coupon: Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>, items: number): number {
  const full = coupon.kind === 'PERCENT' ? percentOf(items, coupon.value) : coupon.value;
  return clampDiscount(Math.min(full, coupon.maxDiscount ?? full), items);
}

/** Why the coupon cannot be used now, or null. An unknown code and a switched off coupon answer the same. */
export function couponProblem(
  coupon: Coupon | null,
  { items, now }: { items: number; now: Date },
): DomainError | null {
  if (!coupon?.active) return problem('COUPON_INVALID', /*i18n*/ 'This coupon code is not valid.');

  if (coupon.startsAt && now < coupon.startsAt) {
    return problem('COUPON_INVALID', /*i18n*/ 'This coupon is not valid yet.');
  }
  if (coupon.endsAt && now >= coupon.endsAt) {
    return problem('COUPON_EXPIRED', /*i18n*/ 'This coupon has expired.');
  }
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) {
    return problem('COUPON_USED_UP', /*i18n*/ 'This coupon has been used up.');
  }
  if (items < coupon.minItems) {
    const amounts = { least: formatNpr(coupon.minItems), missing: formatNpr(coupon.minItems - items) };
    return problem('COUPON_BELOW_MINIMUM', saying('couponMinimum', amounts));
  }
  return null;
}

function problem(code: DomainError['code'], message: string): DomainError {
  return new DomainError(code, message, 'couponCode');
}
