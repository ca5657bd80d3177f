import { calculateLineTotalsWithTax } from '#domain/orders/cart/calculateLineTotalsWithTax.ts';
import type { CartLine } from '#domain/orders/cart/cart.ts';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import { getDisplayedPrice, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useCart } from './useCart.ts';

/** Cart line with its displayed prices, in whole NPR. */
export interface DisplayedLine {
  line: CartLine;
  /** Price of one item. */
  unitPrice: number;
  total: number;
}

/**
 * Returns the cart lines with displayed prices. Their totals add up to the cart's total before discount and shipping.
 */
export function useDisplayedLines(): DisplayedLine[] {
  const { cart } = useCart();
  const store = useStoreSettings();
  const totals = showsPricesWithTax(store)
    ? calculateLineTotalsWithTax(cart.items, store)
    : cart.items.map(({ price, quantity }) => calculateLineTotal(price, quantity));
  return cart.items.map((line, index) => ({
    line,
    unitPrice: getDisplayedPrice(line.price, store),
    total: totals[index] ?? 0,
  }));
}
