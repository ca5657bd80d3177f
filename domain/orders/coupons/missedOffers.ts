import type { DomainError } from '#domain/errors/errors.ts';
import type { Candidate } from './chooseCoupon.ts';
import { type Coupon, type CouponLine, couponProblem } from './coupons.ts';

export interface MissedOffer<Row extends Coupon = Coupon> {
  coupon: Row;
  problem: DomainError;
}

/** The coupons without a code that these pieces may have, and this buyer does not get yet, each with why. */
export function missedOffers<Row extends Coupon>(
  automatic: readonly Candidate<Row>[],
  { lines, now }: { lines: readonly CouponLine[]; now: Date },
): MissedOffer<Row>[] {
  return automatic.flatMap(({ coupon, buyer }) => {
    const problem = couponProblem(coupon, { lines, buyer, now });
    return problem && problem.reason !== 'COUPON_WITHOUT_PIECES' ? [{ coupon, problem }] : [];
  });
}
