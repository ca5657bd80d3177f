import { DomainError } from '#domain/errors/errors.ts';
import type { Limits } from './grants.ts';

interface DiscountRequest {
  /** Discount to give, in NPR. */
  discount: number;
  /** Price of the items before the discount, in NPR. */
  price: number;
}

/** Returns the largest discount on a price in NPR, or null if there is no limit. */
export function calculateMaxDiscount(itemsPrice: number, { discountPercent }: Limits): number | null {
  return discountPercent === null ? null : Math.floor((itemsPrice * discountPercent) / 100);
}

/** Returns the reason why a discount is not allowed, or null. */
export function findDiscountProblem(
  { discount, price }: DiscountRequest,
  limits: Limits,
  field = 'discount',
): DomainError | null {
  const limit = calculateMaxDiscount(price, limits);
  if (limit === null || discount <= limit) return null;
  const percent = limits.discountPercent ?? 0;
  if (percent === 0) return new DomainError('DISCOUNT_FORBIDDEN', field);
  return new DomainError('DISCOUNT_ABOVE_LIMIT', { percent, limitNpr: limit }, field);
}

interface RefundRequest {
  /** Amount to refund now, in NPR. */
  amount: number;
  /**
   * Amount that the same person has already refunded for this order, in NPR. Counting it prevents several small refunds
   * from exceeding the limit.
   */
  refundedBefore?: number;
}

/** Returns the reason why a refund is not allowed, or null. */
export function findRefundProblem(
  { amount, refundedBefore = 0 }: RefundRequest,
  { refundNpr }: Limits,
  field = 'amount',
): DomainError | null {
  if (refundNpr === null || amount + refundedBefore <= refundNpr) return null;
  if (refundNpr === 0) return new DomainError('REFUND_FORBIDDEN', field);
  const remainingNpr = Math.max(0, refundNpr - refundedBefore);
  return new DomainError('REFUND_ABOVE_LIMIT', { limitNpr: refundNpr, leftNpr: remainingNpr }, field);
}
