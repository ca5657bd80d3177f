import { discountProblem } from '#domain/accounts/limits.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { hasReason } from '#domain/errors/hasReason.ts';
import { staffDiscount } from '#domain/orders/counter/staffDiscount.ts';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import type { TillSale } from './tillSale.ts';

type Priced = Pick<Quote, 'totals' | 'discountLimitPercent'> & {
  lines: readonly Pick<Quote['lines'][number], 'index' | 'lineTotal' | 'priceBreakdown'>[];
};

/** Why whoever sells may not take off what this sale does, by the rules that the server sells by; null where they may. */
export function tillDiscountProblem(
  { lines, discount }: Pick<TillSale, 'lines' | 'discount'>,
  quote: Priced,
): DomainError | null {
  const priced = quote.lines.map(({ index, lineTotal, priceBreakdown }) => ({
    index,
    lineTotal,
    making: (priceBreakdown?.making ?? 0) * (lines[index]?.quantity ?? 0),
    discount: lines[index]?.discount ?? null,
  }));
  try {
    const { total } = staffDiscount(priced, discount);
    const limits = { discountPercent: quote.discountLimitPercent ?? null, refundNpr: null };
    return discountProblem({ discount: total, from: quote.totals.items }, limits);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Whether somebody with a higher limit may still let it pass. */
export function isApprovable(problem: { reason: string }): boolean {
  return hasReason(problem, 'DISCOUNT_ABOVE_LIMIT', 'DISCOUNT_NOT_YOURS');
}
