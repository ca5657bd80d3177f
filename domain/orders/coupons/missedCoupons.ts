import type { DomainError } from '#domain/errors/errors.ts';
import type { Candidate } from './chooseCoupon.ts';
import { type Coupon, type CouponCart, couponProblem } from './coupons.ts';

export interface MissedOffer<Row extends Coupon = Coupon> {
  coupon: Row;
  problem: DomainError;
}

/** What nobody misses: other pieces have it, or the shipping costs nothing anyway. */
const NOT_MISSED: readonly string[] = [
  'COUPON_WITHOUT_PIECES',
  'COUPON_NOTHING_SENT',
  'COUPON_SHIPPING_FREE',
];

/** The coupons without a code that these pieces may have, and this buyer does not get yet, each with why. */
export function missedOffers<Row extends Coupon>(
  isAutomatic: readonly Candidate<Row>[],
  sale: CouponCart & { now: Date },
): MissedOffer<Row>[] {
  return isAutomatic.flatMap(({ coupon, buyer }) => {
    const problem = couponProblem(coupon, { ...sale, buyer });
    return problem && !NOT_MISSED.includes(problem.reason) ? [{ coupon, problem }] : [];
  });
}
