import { DomainError } from '#domain/errors/errors.ts';
import { calculatePercentage } from '#domain/pricing/money.ts';

export const DISCOUNT_UNITS = ['NPR', 'PERCENT'] as const;
export const DISCOUNT_BASES = ['ALL', 'MAKING'] as const;

export type StaffDiscountBasis = (typeof DISCOUNT_BASES)[number];

/**
 * A discount as stored in an order. A percentage is in basis points and is recalculated whenever the order's items
 * change.
 */
export interface StoredDiscount {
  /** Null for a discount in rupees. */
  staffDiscountBp: number | null;
  staffDiscountBasis: StaffDiscountBasis;
}

/** A discount that a staff member gives on a line or the whole sale, with a reason. */
export interface DiscountInput {
  unit: (typeof DISCOUNT_UNITS)[number];
  /** In rupees or percent, depending on `unit`. */
  value: number;
  /** Discount basis: the making charge or the whole price. */
  on: StaffDiscountBasis;
  reason: string;
}

/** A priced line. Amounts are for all items of the line, in NPR. */
export interface DiscountedLine extends DiscountedPrice {
  /** Index of the line in the input. */
  index: number;
  discount: DiscountInput | null;
}

/** Calculated discounts, in NPR. */
export interface StaffDiscount {
  /** Discount of each priced line, in the same order. */
  lines: number[];
  saleAmount: number;
  total: number;
}

/** Stored form of a discount in rupees, or of no discount. */
export const STORED_AMOUNT: StoredDiscount = { staffDiscountBp: null, staffDiscountBasis: 'ALL' };

export function toStoredDiscount(
  discount: Pick<DiscountInput, 'unit' | 'value' | 'on'> | null,
): StoredDiscount {
  if (discount?.unit !== 'PERCENT') return STORED_AMOUNT;
  return { staffDiscountBp: Math.round(discount.value * 100), staffDiscountBasis: discount.on };
}

/** Returns the discount on a price, in NPR. If the discount is not a percentage, it is `sum`. */
export function getStoredDiscountAmount(
  { staffDiscountBp, staffDiscountBasis }: StoredDiscount,
  { lineTotal, making }: DiscountedPrice,
  sum: number,
): number {
  if (staffDiscountBp === null) return sum;
  return calculatePercentage(
    staffDiscountBasis === 'MAKING' ? Math.min(making, lineTotal) : lineTotal,
    staffDiscountBp / 100,
  );
}

/** A price before the discount, in NPR. */
export interface DiscountedPrice {
  lineTotal: number;
  /** 0 if the price has no separate making charge. */
  making: number;
}

export const NO_DISCOUNT: StaffDiscount = { lines: [], saleAmount: 0, total: 0 };

/**
 * Calculates the discounts of a sale. The discount on the whole sale applies to the price after the line discounts.
 * Throws if a discount exceeds the price.
 */
export function calculateStaffDiscount(
  lines: readonly DiscountedLine[],
  saleDiscount: DiscountInput | null,
): StaffDiscount {
  const lineDiscounts = lines.map((line) =>
    line.discount ? calculateDiscountAmount(line.discount, line, `lines.${line.index}.discount`) : 0,
  );
  const remainingPrice = calculatePriceAfterDiscounts(lines, lineDiscounts);
  const saleDiscountAmount = saleDiscount
    ? calculateDiscountAmount(saleDiscount, remainingPrice, 'discount')
    : 0;
  return {
    lines: lineDiscounts,
    saleAmount: saleDiscountAmount,
    total: lineDiscounts.reduce((sum, amount) => sum + amount, saleDiscountAmount),
  };
}

/** Returns the total price of the lines after their own discounts. */
export function calculatePriceAfterDiscounts(
  lines: readonly DiscountedPrice[],
  discounts: readonly number[],
): DiscountedPrice {
  const remainingPrice = { lineTotal: 0, making: 0 };
  for (const [index, { lineTotal, making }] of lines.entries()) {
    const lineDiscount = discounts[index] ?? 0;
    remainingPrice.lineTotal += lineTotal - lineDiscount;
    remainingPrice.making += Math.max(0, making - lineDiscount);
  }
  return remainingPrice;
}

/** Returns a discount in NPR. Throws if it exceeds the price. */
export function calculateDiscountAmount(
  { unit, value, on }: Omit<DiscountInput, 'reason'>,
  { lineTotal, making }: DiscountedPrice,
  field: string,
): number {
  const basisAmount = on === 'MAKING' ? making : lineTotal;
  if (on === 'MAKING' && basisAmount === 0) throw new DomainError('NO_MAKING_CHARGE', field);
  const amount = unit === 'PERCENT' ? calculatePercentage(basisAmount, value) : value;
  if (amount > basisAmount) throw new DomainError('DISCOUNT_ABOVE_PRICE', { maxNpr: basisAmount }, field);
  return amount;
}

/** Returns the discount in percent of the price, with two decimals. */
export function calculateDiscountPercent(discount: number, items: number): number {
  return items === 0 ? 0 : Math.round((discount * 10_000) / items) / 100;
}
