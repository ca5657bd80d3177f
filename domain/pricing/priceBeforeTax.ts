import { priceWithTax, type TaxRules } from './priceWithTax.ts';

/** The highest price before tax, in whole NPR, whose price with tax is at most `npr`. */
export function priceBeforeTax(npr: number, rules: TaxRules): number {
  let price = Math.floor((npr * 100) / (100 + rules.taxPercent));
  while (priceWithTax(price + 1, rules) <= npr) price += 1;
  return price;
}
