import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { priceBreakdown } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { PricedLine } from './priceLines.ts';

/** How the unit price of each line was made, in the lines' order; null for a fixed price. */
export async function findBreakdowns(
  tx: Transaction,
  lines: readonly PricedLine[],
  now: Date,
): Promise<(PriceBreakdown | null)[]> {
  const rates = await ratesInForce(tx, now);
  return lines.map(({ product, variant, unitPrice }) => {
    const breakdown = priceBreakdown(product, variant.weightMg, rates);
    // While a new rate has not reached the price yet, the table would not add up to what is charged.
    return breakdown?.total === unitPrice ? breakdown : null;
  });
}
