import { calculatePriceWithTax, type TaxRules } from '#domain/pricing/calculatePriceWithTax.ts';
import { calculateLineTotal, type PricedLine } from '../orderTotals.ts';

/**
 * Returns the total of each line with tax, in whole NPR. Their sum is the total of all lines with tax, before
 * discounts. The tax of a single line can differ by a rupee, since a cart's tax is rounded only on its total.
 */
export function calculateLineTotalsWithTax(lines: readonly PricedLine[], rules: TaxRules): number[] {
  let items = 0;
  return lines.map(({ price, quantity }) => {
    const previousTotal = calculatePriceWithTax(items, rules);
    items += calculateLineTotal(price, quantity);
    return calculatePriceWithTax(items, rules) - previousTotal;
  });
}
