import type { DomainError } from '#domain/errors/errors.ts';
import { taxOn } from '#domain/pricing/priceWithTax.ts';
import {
  type Coupon,
  type CouponBuyer,
  type CouponCart,
  type CouponDiscount,
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
  isAutomatic: readonly Candidate<Row>[];
}

interface Sale extends CouponCart {
  /** What of the items' price is to be paid as tax; none is paid of the shipping. */
  taxPercent: number;
  now: Date;
}

/**
 * One coupon for an order: whichever takes off most for its buyer (docs/decisions/0047). What was typed wins a tie, since
 * it was asked for; of automatic ones the first.
 */
export function chooseCoupon<Row extends Coupon>(
  { typed, isAutomatic }: Offered<Row>,
  sale: Sale,
): ChosenCoupon<Row> {
  const grant = ({ coupon, buyer }: Candidate<Row>): Granted<Row> | null =>
    couponProblem(coupon, { ...sale, buyer }) ? null : { coupon, discount: couponDiscount(coupon, sale) };
  const worth = (granted: Granted<Row> | null) => (granted ? savedBy(granted.discount, sale) : 0);

  const asked = typed ? grant(typed) : null;
  const best = isAutomatic.reduce<Granted<Row> | null>((best, candidate) => {
    const other = grant(candidate);
    return worth(other) > worth(best) ? other : best;
  }, null);
  return asked && worth(asked) >= worth(best)
    ? { taken: asked, leftOut: null, problem: null }
    : { taken: best, leftOut: asked, problem: problemOf(typed, sale) };
}

/** How much less the buyer pays, NPR: off the items it is their part of the tax too. */
export function savedBy(
  { items, shipping }: CouponDiscount,
  { lines, taxPercent }: Pick<Sale, 'lines' | 'taxPercent'>,
): number {
  const price = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return items + shipping + taxOn(price, { taxPercent }) - taxOn(price - items, { taxPercent });
}

function problemOf(typed: Candidate | null | undefined, sale: Sale): DomainError | null {
  if (typed === undefined) return null;
  return typed
    ? couponProblem(typed.coupon, { ...sale, buyer: typed.buyer })
    : standingProblem(null, sale.now);
}
