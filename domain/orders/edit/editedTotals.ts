import { clampDiscount, type PricedLine, sumItems, type Totals, totalsOf } from '../orderTotals.ts';

interface Edited {
  lines: readonly PricedLine[];
  /** What the coupon takes off these lines, NPR. */
  couponDiscount: number;
  /** What the staff take off, NPR. */
  staffDiscount: number;
  /** NPR. */
  shipping: number;
  /** The order's own: that of the day on which it was placed. */
  taxPercent: number;
}

export type EditedTotals = Totals & { couponDiscount: number; staffDiscount: number };

/** What a corrected order comes to. The coupon goes first; both together never take off more than the lines cost. */
export function editedTotals({ lines, taxPercent, shipping, ...discounts }: Edited): EditedTotals {
  const items = sumItems(lines);
  const couponDiscount = clampDiscount(discounts.couponDiscount, items);
  const staffDiscount = clampDiscount(discounts.staffDiscount, items - couponDiscount);
  const rules = { freeShippingFrom: Number.POSITIVE_INFINITY, shippingFee: shipping, taxPercent };
  const totals = totalsOf({ lines, discount: couponDiscount + staffDiscount, rules });
  return { ...totals, couponDiscount, staffDiscount };
}

interface ShippingRules {
  freeShippingFrom: number;
  shippingFee: number;
}

/** What shipping costs by the store's rule, for items of this price (NPR). */
export function shippingByRule(items: number, { freeShippingFrom, shippingFee }: ShippingRules): number {
  return items >= freeShippingFrom ? 0 : shippingFee;
}

/** Shipping that followed the rule follows it on; what was agreed otherwise stays. */
export function shippingAfter(
  items: number,
  before: { items: number; shipping: number },
  rules: ShippingRules,
): number {
  const isByRule = before.shipping === shippingByRule(before.items, rules);
  return isByRule ? shippingByRule(items, rules) : before.shipping;
}
