import type { I18n } from '@lingui/core';

/** That no more of a piece can be added, by the stock it has. */
export function allInCartText(i18n: I18n, stock: number): string {
  return i18n.t(
    '{stock, plural, =0 {This piece is sold out.} one {The last one is already in your cart.} other {All # in stock are already in your cart.}}',
    { stock },
  );
}
