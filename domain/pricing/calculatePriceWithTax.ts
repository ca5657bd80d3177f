import type { PublicSettings } from '#domain/store/publicSettings.ts';
import { calculatePercentage } from './money.ts';

export type TaxRules = Pick<PublicSettings, 'taxPercent'>;

/** Returns the tax on an amount, both in whole NPR, rounded half up. */
export function calculateTax(npr: number, { taxPercent }: TaxRules): number {
  return calculatePercentage(npr, taxPercent);
}

/**
 * Returns the price with tax, in whole NPR: the total of an order for one item, excluding shipping and discounts. A
 * higher price is always higher with tax, so both prices give the same sort order.
 */
export function calculatePriceWithTax(npr: number, rules: TaxRules): number {
  return npr + calculateTax(npr, rules);
}

/** Settings for displayed prices. */
export type PriceDisplay = Pick<PublicSettings, 'showPricesWithTax' | 'taxPercent'>;

/** Returns true if displayed prices include tax and their label states it. False if the store charges no tax. */
export function showsPricesWithTax({ showPricesWithTax, taxPercent }: PriceDisplay): boolean {
  return showPricesWithTax && taxPercent > 0;
}

/** Returns the displayed price, in whole NPR. */
export function getDisplayedPrice(npr: number, display: PriceDisplay): number {
  return showsPricesWithTax(display) ? calculatePriceWithTax(npr, display) : npr;
}
