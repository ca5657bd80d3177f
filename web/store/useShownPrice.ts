import { showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import { useStore } from './StoreSettingsProvider.tsx';

/** A price before tax and with tax, in whole NPR, as the server answers it. */
export interface Priced {
  price: number;
  priceWithTax: number;
}

/** Whether the shop shows prices with tax. */
export function useShowsTax(): boolean {
  return showsPricesWithTax(useStore());
}

/** Picks the price that the shop shows. */
export function useShownPrice(): (priced: Priced) => number {
  const showsTax = useShowsTax();
  return ({ price, priceWithTax }) => (showsTax ? priceWithTax : price);
}
