import { calculatePriceWithTax, type TaxRules } from './calculatePriceWithTax.ts';

/** Returns the highest price before tax, in whole NPR, whose price with tax does not exceed `npr`. */
export function calculatePriceBeforeTax(npr: number, rules: TaxRules): number {
  let price = Math.floor((npr * 100) / (100 + rules.taxPercent));
  while (calculatePriceWithTax(price + 1, rules) <= npr) price += 1;
  return price;
}
