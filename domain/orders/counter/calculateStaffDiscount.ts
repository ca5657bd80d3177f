import { DomainError } from '#domain/errors/errors.ts';
import { percentOf } from '#domain/pricing/money.ts';

export const DISCOUNT_UNITS = ['NPR', 'PERCENT'] as const;
export const DISCOUNT_PARTS = ['ALL', 'MAKING'] as const;

export type DiscountPart = (typeof DISCOUNT_PARTS)[number];

/** A discount as an order keeps it: a percentage in basis points is taken again whenever its pieces change. */
export interface KeptDiscount {
  /** Null for a sum in rupees. */
  staffDiscountBp: number | null;
  staffDiscountOn: DiscountPart;
}

/** What a member of the staff takes off a line or the whole sale, with a reason. */
export interface AskedDiscount {
  unit: (typeof DISCOUNT_UNITS)[number];
  /** So many rupees or percent. */
  value: number;
  /** Off the making charge alone, or off all of the price. */
  on: DiscountPart;
  reason: string;
}

/** A line as priced, NPR for all of its pieces. */
export interface DiscountedLine extends DiscountedPrice {
  /** Its place in the input. */
  index: number;
  discount: AskedDiscount | null;
}

/** What is taken off, NPR. */
export interface StaffDiscount {
  /** Of each line that was priced, in their order. */
  lines: number[];
  whole: number;
  total: number;
}

/** A sum in rupees, or no discount. */
export const KEPT_SUM: KeptDiscount = { staffDiscountBp: null, staffDiscountOn: 'ALL' };

/** What an order keeps of a discount that is given. */
export function toKept(discount: Pick<AskedDiscount, 'unit' | 'value' | 'on'> | null): KeptDiscount {
  if (discount?.unit !== 'PERCENT') return KEPT_SUM;
  return { staffDiscountBp: Math.round(discount.value * 100), staffDiscountOn: discount.on };
}

/** NPR that a discount takes off this price; the sum it was given as, where it is no percentage. */
export function keptAmount(
  { staffDiscountBp, staffDiscountOn }: KeptDiscount,
  { lineTotal, making }: DiscountedPrice,
  sum: number,
): number {
  if (staffDiscountBp === null) return sum;
  return percentOf(
    staffDiscountOn === 'MAKING' ? Math.min(making, lineTotal) : lineTotal,
    staffDiscountBp / 100,
  );
}

/** A price that a discount is taken off, NPR. */
export interface DiscountedPrice {
  lineTotal: number;
  /** 0 where the price has no making charge of its own. */
  making: number;
}

export const NO_DISCOUNT: StaffDiscount = { lines: [], whole: 0, total: 0 };

/**
 * What the discounts of a sale come to. The one on the whole is of what the lines leave. Throws where it is more than
 * there is.
 */
export function staffDiscount(lines: readonly DiscountedLine[], whole: AskedDiscount | null): StaffDiscount {
  const ofLines = lines.map((line) =>
    line.discount ? discountAmount(line.discount, line, `lines.${line.index}.discount`) : 0,
  );
  const left = leftOf(lines, ofLines);
  const ofWhole = whole ? discountAmount(whole, left, 'discount') : 0;
  return {
    lines: ofLines,
    whole: ofWhole,
    total: ofLines.reduce((sum, amount) => sum + amount, ofWhole),
  };
}

/** What the lines cost once their own discounts are taken off. */
export function leftOf(lines: readonly DiscountedPrice[], discounts: readonly number[]): DiscountedPrice {
  const left = { lineTotal: 0, making: 0 };
  for (const [place, { lineTotal, making }] of lines.entries()) {
    const taken = discounts[place] ?? 0;
    left.lineTotal += lineTotal - taken;
    left.making += Math.max(0, making - taken);
  }
  return left;
}

/** NPR of a discount. Throws where it is more than there is. */
export function discountAmount(
  { unit, value, on }: Omit<AskedDiscount, 'reason'>,
  { lineTotal, making }: DiscountedPrice,
  field: string,
): number {
  const base = on === 'MAKING' ? making : lineTotal;
  if (on === 'MAKING' && base === 0) throw new DomainError('NO_MAKING_CHARGE', field);
  const amount = unit === 'PERCENT' ? percentOf(base, value) : value;
  if (amount > base) throw new DomainError('DISCOUNT_ABOVE_PRICE', { mostNpr: base }, field);
  return amount;
}

/** How much a discount is of the price, in percent to a hundredth. */
export function discountPercent(discount: number, items: number): number {
  return items === 0 ? 0 : Math.round((discount * 10_000) / items) / 100;
}
