import type { I18n } from '@lingui/core';

/** Returns the text shown if the entire stock of a product is already in the cart. */
export function getAllStockInCartText(i18n: I18n, stock: number): string {
  return i18n.t(
    '{stock, plural, =0 {This piece is sold out.} one {The last one is already in your cart.} other {All # in stock are already in your cart.}}',
    { stock },
  );
}
