import type { DomainError } from '#domain/errors/errors.ts';
import { calculateTax } from '#domain/pricing/calculatePriceWithTax.ts';
import {
  type Coupon,
  type CouponCart,
  type CouponCustomer,
  type CouponDiscount,
  calculateCouponDiscount,
  findCouponProblem,
  findValidityProblem,
} from './coupons.ts';

/** A coupon with the customer data its conditions need. */
export interface CouponCandidate<Row extends Coupon = Coupon> {
  coupon: Row;
  customer: CouponCustomer;
}

/** A valid coupon and its discount. */
export interface ValidCoupon<Row extends Coupon = Coupon> {
  coupon: Row;
  discount: CouponDiscount;
}

export interface ChosenCoupon<Row extends Coupon = Coupon> {
  /** The coupon that applies, or null if none is valid. */
  applied: ValidCoupon<Row> | null;
  /** The entered coupon, if it is valid but another coupon has a larger discount. */
  unused: ValidCoupon<Row> | null;
  /** Reason why the entered coupon is not valid. */
  problem: DomainError | null;
}

interface CouponChoices<Row extends Coupon> {
  /** Coupon with the entered code. Null if the code is unknown, undefined if none was entered. */
  entered: CouponCandidate<Row> | null | undefined;
  automatic: readonly CouponCandidate<Row>[];
}

interface Sale extends CouponCart {
  /** Tax rate on the items. Shipping is not taxed. */
  taxPercent: number;
  now: Date;
}

/**
 * Chooses the coupon that saves the customer most, since an order can have only one coupon (docs/decisions/0047). The
 * entered coupon wins a tie; among automatic coupons, the first one wins.
 */
export function chooseCoupon<Row extends Coupon>(
  { entered, automatic }: CouponChoices<Row>,
  sale: Sale,
): ChosenCoupon<Row> {
  const checkCoupon = ({ coupon, customer }: CouponCandidate<Row>): ValidCoupon<Row> | null =>
    findCouponProblem(coupon, { ...sale, customer })
      ? null
      : { coupon, discount: calculateCouponDiscount(coupon, sale) };
  const getSaving = (validCoupon: ValidCoupon<Row> | null) =>
    validCoupon ? calculateCustomerSaving(validCoupon.discount, sale) : 0;

  const validEnteredCoupon = entered ? checkCoupon(entered) : null;
  const bestCoupon = automatic.reduce<ValidCoupon<Row> | null>((bestValidCoupon, candidate) => {
    const candidateCoupon = checkCoupon(candidate);
    return getSaving(candidateCoupon) > getSaving(bestValidCoupon) ? candidateCoupon : bestValidCoupon;
  }, null);
  return validEnteredCoupon && getSaving(validEnteredCoupon) >= getSaving(bestCoupon)
    ? { applied: validEnteredCoupon, unused: null, problem: null }
    : { applied: bestCoupon, unused: validEnteredCoupon, problem: findEnteredCouponProblem(entered, sale) };
}

/** Returns how much less the customer pays, in NPR. A discount on items also saves their tax. */
export function calculateCustomerSaving(
  { items, shipping }: CouponDiscount,
  { lines, taxPercent }: Pick<Sale, 'lines' | 'taxPercent'>,
): number {
  const price = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return items + shipping + calculateTax(price, { taxPercent }) - calculateTax(price - items, { taxPercent });
}

function findEnteredCouponProblem(
  enteredCandidate: CouponCandidate | null | undefined,
  sale: Sale,
): DomainError | null {
  if (enteredCandidate === undefined) return null;
  return enteredCandidate
    ? findCouponProblem(enteredCandidate.coupon, { ...sale, customer: enteredCandidate.customer })
    : findValidityProblem(null, sale.now);
}
