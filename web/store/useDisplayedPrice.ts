import { useShowsTax } from './useShowsTax.ts';

/** A price before tax and with tax, in whole NPR, as the server answers it. */
export interface Priced {
  price: number;
  priceWithTax: number;
}

/** Picks the price that the shop shows. */
export function useShownPrice(): (priced: Priced) => number {
  const showsTax = useShowsTax();
  return ({ price, priceWithTax }) => (showsTax ? priceWithTax : price);
}
