import type { PublicSettings } from '#domain/store/publicSettings.ts';
import { percentOf } from './money.ts';

/** The store's rules for tax. */
export type TaxRules = Pick<PublicSettings, 'taxPercent'>;

/** Tax on an amount, both in whole NPR, rounded half up. */
export function taxOn(npr: number, { taxPercent }: TaxRules): number {
  return percentOf(npr, taxPercent);
}

/**
 * Price of one piece with tax, in whole NPR: the total of an order for that piece alone, without shipping and discounts.
 * A higher price always has a higher price with tax, so an order by one is an order by the other.
 */
export function priceWithTax(npr: number, rules: TaxRules): number {
  return npr + taxOn(npr, rules);
}

/** How the shop shows prices. */
export type PriceDisplay = Pick<PublicSettings, 'showPricesWithTax' | 'taxPercent'>;

/** Whether prices are shown with tax and labelled so: not if the store charges none. */
export function showsPricesWithTax({ showPricesWithTax, taxPercent }: PriceDisplay): boolean {
  return showPricesWithTax && taxPercent > 0;
}

/** A price as the shop shows it, in whole NPR. */
export function shownPrice(npr: number, display: PriceDisplay): number {
  return showsPricesWithTax(display) ? priceWithTax(npr, display) : npr;
}
