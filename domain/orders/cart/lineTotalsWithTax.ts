import { priceWithTax, type TaxRules } from '#domain/pricing/priceWithTax.ts';
import { lineTotal, type PricedLine } from '../orderTotals.ts';

/**
 * Total of each line with tax, in whole NPR. They add up to the price of all lines with tax, as a cart without discount
 * is charged; a line's own tax may differ by a rupee, since a cart's tax is rounded once.
 */
export function lineTotalsWithTax(lines: readonly PricedLine[], rules: TaxRules): number[] {
  let items = 0;
  return lines.map(({ price, quantity }) => {
    const before = priceWithTax(items, rules);
    items += lineTotal(price, quantity);
    return priceWithTax(items, rules) - before;
  });
}
