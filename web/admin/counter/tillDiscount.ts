import { findDiscountProblem } from '#domain/accounts/limits.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { hasReason } from '#domain/errors/hasReason.ts';
import { calculateStaffDiscount } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import type { TillSale } from './tillSale.ts';

type PricedSale = Pick<Quote, 'totals' | 'discountLimitPercent'> & {
  lines: readonly Pick<Quote['lines'][number], 'index' | 'lineTotal' | 'priceBreakdown'>[];
};

/**
 * Returns the reason why the seller cannot give these discounts; null if allowed. Applies the same rules as the server.
 */
export function findTillDiscountProblem(
  { lines, discount }: Pick<TillSale, 'lines' | 'discount'>,
  quote: PricedSale,
): DomainError | null {
  const pricedLines = quote.lines.map(({ index, lineTotal, priceBreakdown }) => ({
    index,
    lineTotal,
    making: (priceBreakdown?.making ?? 0) * (lines[index]?.quantity ?? 0),
    discount: lines[index]?.discount ?? null,
  }));
  try {
    const { total } = calculateStaffDiscount(pricedLines, discount);
    const limits = { discountPercent: quote.discountLimitPercent ?? null, refundNpr: null };
    return findDiscountProblem({ discount: total, price: quote.totals.items }, limits);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Returns true if a colleague with a higher limit can approve the discount. */
export function isApprovable(problem: { reason: string }): boolean {
  return hasReason(problem, 'DISCOUNT_ABOVE_LIMIT', 'DISCOUNT_FORBIDDEN');
}
