import { asAmount } from '#domain/pricing/money.ts';
import { taxOn } from '#domain/pricing/priceWithTax.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

export type PricingRules = Pick<StoreSettings, 'freeShippingFrom' | 'shippingFee' | 'taxPercent'>;

export interface PricedLine {
  price: unknown;
  quantity: unknown;
}

/** What the tax is called wherever its figure stands, until it is billed. */
export const ESTIMATED_TAX = /*i18n*/ 'Estimated tax ({percent}%)';

/** The same of what is billed: it is no estimate any more. */
export const TAX = /*i18n*/ 'Tax ({percent}%)';

/** Whole NPR. `totalAmount` is what the items cost after the discount, `finalTotal` what is paid. */
export interface Totals {
  items: number;
  discount: number;
  totalAmount: number;
  /** What is paid for sending it: `shippingDiscount` is off it already. */
  shipping: number;
  /** What the coupon takes off the shipping. */
  shippingDiscount: number;
  tax: number;
  /** What the tax is of `totalAmount`, in percent. */
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
 * The one calculation of what a cart costs. Each discount is charged once, and never exceeds the items, or the shipping,
 * that it is of.
 */
export function totalsOf({ lines, discount = 0, rules, ...given }: Cart): Totals {
  const items = sumItems(lines);
  const granted = clampDiscount(discount, items);
  const totalAmount = items - granted;
  const fee = lines.length === 0 ? 0 : shippingByRule(items, rules);
  const shippingDiscount = clampDiscount(given.shippingDiscount, fee);
  const shipping = fee - shippingDiscount;
  const { taxPercent } = rules;
  const tax = taxOn(totalAmount, rules);
  const finalTotal = totalAmount + shipping + tax;

  return { items, discount: granted, totalAmount, shipping, shippingDiscount, tax, taxPercent, finalTotal };
}

export type ShippingRules = Pick<PricingRules, 'freeShippingFrom' | 'shippingFee'>;

/** What shipping costs by the store's rule, for items of this price (NPR). */
export function shippingByRule(items: number, { freeShippingFrom, shippingFee }: ShippingRules): number {
  return items >= freeShippingFrom ? 0 : shippingFee;
}

/** Σ price × quantity in whole NPR; a line is never worth less than nothing. */
export function sumItems(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + lineTotal(price, quantity), 0);
}

export function lineTotal(price: unknown, quantity: unknown): number {
  return Math.max(0, Math.round(asAmount(asAmount(price) * asAmount(quantity))));
}

export function clampDiscount(discount: unknown, items: number): number {
  return Math.min(Math.max(0, Math.round(asAmount(discount))), items);
}

export function missingForFreeShipping(items: number, rules: Pick<PricingRules, 'freeShippingFrom'>): number {
  return Math.max(0, rules.freeShippingFrom - items);
}
