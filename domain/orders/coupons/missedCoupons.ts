import type { DomainError } from '#domain/errors/errors.ts';
import type { CouponCandidate } from './chooseCoupon.ts';
import { type Coupon, type CouponCart, findCouponProblem } from './coupons.ts';

export interface MissedCoupon<Row extends Coupon = Coupon> {
  coupon: Row;
  problem: DomainError;
}

/** Reasons that are not shown: the coupon is for other products, or the shipping is free anyway. */
const HIDDEN_REASONS: readonly string[] = [
  'COUPON_NOT_APPLICABLE',
  'COUPON_ORDER_NOT_SHIPPED',
  'COUPON_SHIPPING_FREE',
];

/** Returns the automatic coupons that cover these products but have an unmet condition, each with the reason. */
export function findMissedCoupons<Row extends Coupon>(
  candidates: readonly CouponCandidate<Row>[],
  sale: CouponCart & { now: Date },
): MissedCoupon<Row>[] {
  return candidates.flatMap(({ coupon, customer }) => {
    const problem = findCouponProblem(coupon, { ...sale, customer });
    return problem && !HIDDEN_REASONS.includes(problem.reason) ? [{ coupon, problem }] : [];
  });
}
