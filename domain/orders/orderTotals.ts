import { calculateTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

export type PricingRules = Pick<StoreSettings, 'freeShippingFrom' | 'shippingFee' | 'taxPercent'>;

export interface PricedLine {
  price: unknown;
  quantity: unknown;
}

/** Label of the tax before it is billed. */
export const ESTIMATED_TAX = /*i18n*/ 'Estimated tax ({percent}%)';

/** Label of the tax on a bill. */
export const TAX = /*i18n*/ 'Tax ({percent}%)';

/** Whole NPR. `totalAmount` is the price of the items after the discount, `finalTotal` the amount to pay. */
export interface Totals {
  items: number;
  discount: number;
  totalAmount: number;
  /** Shipping to pay, after `shippingDiscount`. */
  shipping: number;
  /** Coupon discount on the shipping. */
  shippingDiscount: number;
  tax: number;
  /** Tax rate on `totalAmount`, in percent. */
  taxPercent: number;
  finalTotal: number;
}

interface Cart {
  lines: readonly PricedLine[];
  discount?: number;
  shippingDiscount?: number;
  rules: PricingRules;
}

/**
 * Calculates the totals of a cart. No other code calculates totals. Each discount applies once and never exceeds the
 * price of the items or the shipping fee.
 */
export function calculateTotals({ lines, discount = 0, rules, ...given }: Cart): Totals {
  const items = sumItems(lines);
  const appliedDiscount = clampDiscount(discount, items);
  const totalAmount = items - appliedDiscount;
  const fee = lines.length === 0 ? 0 : calculateShippingByRule(items, rules);
  const shippingDiscount = clampDiscount(given.shippingDiscount, fee);
  const shipping = fee - shippingDiscount;
  const { taxPercent } = rules;
  const tax = calculateTax(totalAmount, rules);
  const finalTotal = totalAmount + shipping + tax;

  return {
    items,
    discount: appliedDiscount,
    totalAmount,
    shipping,
    shippingDiscount,
    tax,
    taxPercent,
    finalTotal,
  };
}

export type ShippingRules = Pick<PricingRules, 'freeShippingFrom' | 'shippingFee'>;

/** Returns the shipping fee for items of this price under the store's rule, in NPR. */
export function calculateShippingByRule(
  items: number,
  { freeShippingFrom, shippingFee }: ShippingRules,
): number {
  return items >= freeShippingFrom ? 0 : shippingFee;
}

/** Returns the sum of price × quantity in whole NPR. A line's total is never below zero. */
export function sumItems(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + calculateLineTotal(price, quantity), 0);
}

export function calculateLineTotal(price: unknown, quantity: unknown): number {
  return Math.max(0, Math.round(parseAmount(parseAmount(price) * parseAmount(quantity))));
}

export function clampDiscount(discount: unknown, items: number): number {
  return Math.min(Math.max(0, Math.round(parseAmount(discount))), items);
}

export function calculateAmountToFreeShipping(
  items: number,
  rules: Pick<PricingRules, 'freeShippingFrom'>,
): number {
  return Math.max(0, rules.freeShippingFrom - items);
}
