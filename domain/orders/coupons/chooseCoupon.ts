import type { DomainError } from '#domain/errors/errors.ts';
import {
  type Coupon,
  type CouponBuyer,
  type CouponDiscount,
  type CouponLine,
  couponDiscount,
  couponProblem,
  standingProblem,
} from './coupons.ts';

/** A coupon that may be used, with what it has to know of the buyer. */
export interface Candidate<Row extends Coupon = Coupon> {
  coupon: Row;
  buyer: CouponBuyer;
}

/** A coupon that holds, and what it takes off. */
export interface Granted<Row extends Coupon = Coupon> {
  coupon: Row;
  discount: CouponDiscount;
}

export interface ChosenCoupon<Row extends Coupon = Coupon> {
  /** The one that is taken; null where none holds. */
  taken: Granted<Row> | null;
  /** The one that was typed and holds, but stays unused: another takes off more. */
  leftOut: Granted<Row> | null;
  /** Why the one that was typed does not hold. */
  problem: DomainError | null;
}

interface Offered<Row extends Coupon> {
  /** That the typed code names; null where it names none, undefined where none was typed. */
  typed: Candidate<Row> | null | undefined;
  automatic: readonly Candidate<Row>[];
}

/**
 * One coupon for an order: whichever takes off most for its buyer (docs/decisions/0047). What was typed wins a tie, since
 * it was asked for; of automatic ones the first.
 */
export function chooseCoupon<Row extends Coupon>(
  { typed, automatic }: Offered<Row>,
  { lines, now }: { lines: readonly CouponLine[]; now: Date },
): ChosenCoupon<Row> {
  const grant = ({ coupon, buyer }: Candidate<Row>): Granted<Row> | null =>
    couponProblem(coupon, { lines, buyer, now }) ? null : { coupon, discount: couponDiscount(coupon, lines) };

  const asked = typed ? grant(typed) : null;
  const best = automatic.reduce<Granted<Row> | null>((best, candidate) => {
    const other = grant(candidate);
    return other && other.discount.total > (best?.discount.total ?? 0) ? other : best;
  }, null);
  return asked && asked.discount.total >= (best?.discount.total ?? 0)
    ? { taken: asked, leftOut: null, problem: null }
    : { taken: best, leftOut: asked, problem: problemOf(typed, { lines, now }) };
}

function problemOf(
  typed: Candidate | null | undefined,
  { lines, now }: { lines: readonly CouponLine[]; now: Date },
): DomainError | null {
  if (typed === undefined) return null;
  return typed ? couponProblem(typed.coupon, { lines, buyer: typed.buyer, now }) : standingProblem(null, now);
}
