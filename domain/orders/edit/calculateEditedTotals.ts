import {
  calculateShippingByRule,
  calculateTotals,
  clampDiscount,
  type PricedLine,
  type ShippingRules,
  sumItems,
  type Totals,
} from '../orderTotals.ts';

interface EditedOrder {
  lines: readonly PricedLine[];
  /** Coupon discount on these lines, in NPR. */
  couponDiscount: number;
  /** Staff discount, in NPR. */
  staffDiscount: number;
  /** Shipping fee before the coupon, in NPR. */
  shipping: number;
  /** Coupon discount on the shipping, in NPR. */
  shippingDiscount: number;
  /** Tax rate of the order, from the day it was placed. */
  taxPercent: number;
}

export type EditedTotals = Totals & { couponDiscount: number; staffDiscount: number };

/**
 * Calculates the totals of an edited order. As at checkout, the staff discount comes first, and the coupon's discount
 * never exceeds the remaining price.
 */
export function calculateEditedTotals({
  lines,
  taxPercent,
  shipping,
  shippingDiscount,
  ...discounts
}: EditedOrder): EditedTotals {
  const items = sumItems(lines);
  const staffDiscount = clampDiscount(discounts.staffDiscount, items);
  const couponDiscount = clampDiscount(discounts.couponDiscount, items - staffDiscount);
  const rules = { freeShippingFrom: Number.POSITIVE_INFINITY, shippingFee: shipping, taxPercent };
  const totals = calculateTotals({
    lines,
    discount: couponDiscount + staffDiscount,
    shippingDiscount,
    rules,
  });
  return { ...totals, couponDiscount, staffDiscount };
}

/**
 * Returns the shipping fee after an edit, before the coupon discount. A fee that followed the store's rule is
 * recalculated; a fee set by staff is kept.
 */
export function calculateShippingAfterEdit(
  items: number,
  before: { items: number; shipping: number },
  rules: ShippingRules,
): number {
  const hasStandardShipping = before.shipping === calculateShippingByRule(before.items, rules);
  return hasStandardShipping ? calculateShippingByRule(items, rules) : before.shipping;
}
