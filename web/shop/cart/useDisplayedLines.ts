import type { CartLine } from '#domain/orders/cart/cart.ts';
import { lineTotalsWithTax } from '#domain/orders/cart/lineTotalsWithTax.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { shownPrice, showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { useCart } from './useCart.ts';

/** A line of the cart with its prices as the shop shows them, in whole NPR. */
export interface ShownLine {
  line: CartLine;
  /** Price of one. */
  each: number;
  total: number;
}

/** The cart's lines; their totals add up to that of the cart before discount and shipping. */
export function useShownLines(): ShownLine[] {
  const { cart } = useCart();
  const store = useStore();
  const totals = showsPricesWithTax(store)
    ? lineTotalsWithTax(cart.items, store)
    : cart.items.map(({ price, quantity }) => lineTotal(price, quantity));
  return cart.items.map((line, index) => ({
    line,
    each: shownPrice(line.price, store),
    total: totals[index] ?? 0,
  }));
}
