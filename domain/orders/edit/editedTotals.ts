import {
  clampDiscount,
  type PricedLine,
  type ShippingRules,
  shippingByRule,
  sumItems,
  type Totals,
  totalsOf,
} from '../orderTotals.ts';

interface Edited {
  lines: readonly PricedLine[];
  /** What the coupon takes off these lines, NPR. */
  couponDiscount: number;
  /** What the staff take off, NPR. */
  staffDiscount: number;
  /** What sending it costs before the coupon, NPR. */
  shipping: number;
  /** What the coupon takes off that, NPR. */
  shippingDiscount: number;
  /** The order's own: that of the day on which it was placed. */
  taxPercent: number;
}

export type EditedTotals = Totals & { couponDiscount: number; staffDiscount: number };

/** What an edited order comes to. The staff's discount goes first, as at the checkout, and the coupon takes off no more than is left. */
export function editedTotals({
  lines,
  taxPercent,
  shipping,
  shippingDiscount,
  ...discounts
}: Edited): EditedTotals {
  const items = sumItems(lines);
  const staffDiscount = clampDiscount(discounts.staffDiscount, items);
  const couponDiscount = clampDiscount(discounts.couponDiscount, items - staffDiscount);
  const rules = { freeShippingFrom: Number.POSITIVE_INFINITY, shippingFee: shipping, taxPercent };
  const totals = totalsOf({ lines, discount: couponDiscount + staffDiscount, shippingDiscount, rules });
  return { ...totals, couponDiscount, staffDiscount };
}

/** Shipping, before its coupon, that followed the rule follows it on; what was agreed otherwise stays. */
export function shippingAfter(
  items: number,
  before: { items: number; shipping: number },
  rules: ShippingRules,
): number {
  const isByRule = before.shipping === shippingByRule(before.items, rules);
  return isByRule ? shippingByRule(items, rules) : before.shipping;
}
