import { DomainError } from '#domain/errors/errors.ts';
import type { Limits } from './rights.ts';

interface Discount {
  /** What is taken off, in NPR. */
  discount: number;
  /** What it is taken off: the price of the pieces before it, in NPR. */
  from: number;
}

/** The most that somebody may take off a price, in NPR; null where they may take off all of it. */
export function largestDiscount(from: number, { discountPercent }: Limits): number | null {
  return discountPercent === null ? null : Math.floor((from * discountPercent) / 100);
}

/** Why somebody may not give such a discount, or null. */
export function discountProblem(
  { discount, from }: Discount,
  limits: Limits,
  field = 'discount',
): DomainError | null {
  const most = largestDiscount(from, limits);
  if (most === null || discount <= most) return null;
  const percent = limits.discountPercent ?? 0;
  if (percent === 0) return new DomainError('DISCOUNT_NOT_YOURS', field);
  return new DomainError('DISCOUNT_ABOVE_LIMIT', { percent, limitNpr: most }, field);
}

interface Refund {
  /** What is to go back now, in NPR. */
  amount: number;
  /** What the same person has refunded of the order before: many small ones are not a way around the limit. */
  before?: number;
}

/** Why somebody may not refund so much of an order, or null. */
export function refundProblem(
  { amount, before = 0 }: Refund,
  { refundNpr }: Limits,
  field = 'amount',
): DomainError | null {
  if (refundNpr === null || amount + before <= refundNpr) return null;
  if (refundNpr === 0) return new DomainError('REFUND_NOT_YOURS', field);
  const leftNpr = Math.max(0, refundNpr - before);
  return new DomainError('REFUND_ABOVE_LIMIT', { limitNpr: refundNpr, leftNpr }, field);
}
