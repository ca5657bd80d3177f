import { DomainError } from '#domain/errors/errors.ts';
import { percentOf } from '#domain/pricing/money.ts';

export const DISCOUNT_UNITS = ['NPR', 'PERCENT'] as const;
export const DISCOUNT_PARTS = ['ALL', 'MAKING'] as const;

/** What a member of the staff takes off a line or the whole sale, with a reason. */
export interface AskedDiscount {
  unit: (typeof DISCOUNT_UNITS)[number];
  /** So many rupees or percent. */
  value: number;
  /** Off the making charge alone, or off all of the price. */
  on: (typeof DISCOUNT_PARTS)[number];
  reason: string;
}

/** A line as priced, NPR for all of its pieces. */
export interface DiscountedLine {
  /** Its place in the input. */
  index: number;
  lineTotal: number;
  /** 0 where the price has no making charge of its own. */
  making: number;
  discount: AskedDiscount | null;
}

/** What is taken off, NPR. */
export interface StaffDiscount {
  /** Of each line that was priced, in their order. */
  lines: number[];
  whole: number;
  total: number;
}

export const NO_DISCOUNT: StaffDiscount = { lines: [], whole: 0, total: 0 };

/**
 * What the discounts of a sale come to. The one on the whole is of what the lines leave. Throws where it is more than
 * there is.
 */
export function staffDiscount(lines: readonly DiscountedLine[], whole: AskedDiscount | null): StaffDiscount {
  const ofLines = lines.map((line) =>
    line.discount ? amountOf(line.discount, line, `lines.${line.index}.discount`) : 0,
  );
  const left = { lineTotal: 0, making: 0 };
  for (const [place, { lineTotal, making }] of lines.entries()) {
    const taken = ofLines[place] ?? 0;
    left.lineTotal += lineTotal - taken;
    left.making += Math.max(0, making - taken);
  }
  const ofWhole = whole ? amountOf(whole, left, 'discount') : 0;
  return {
    lines: ofLines,
    whole: ofWhole,
    total: ofLines.reduce((sum, amount) => sum + amount, ofWhole),
  };
}

function amountOf(
  { unit, value, on }: AskedDiscount,
  { lineTotal, making }: { lineTotal: number; making: number },
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
