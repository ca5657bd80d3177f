import { useShowsTax } from './useShowsTax.ts';

/** Price before tax and with tax, in whole NPR, as in API responses. */
export interface PriceWithTax {
  price: number;
  priceWithTax: number;
}

/** Returns a function that picks the displayed price. */
export function useDisplayedPrice(): (product: PriceWithTax) => number {
  const showsTax = useShowsTax();
  return ({ price, priceWithTax }) => (showsTax ? priceWithTax : price);
}
