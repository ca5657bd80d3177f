import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { CartLine } from '#domain/orders/cart/cart.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { applyQuote } from './applyQuote.ts';
import type { CartCheckQuery } from './CartCheck.generated.ts';
import { acceptChanges, type CheckedLine, type CurrentProduct, checkLines, hasChanged } from './cartCheck.ts';

export interface CartCheck {
  /** Lines with their current price and stock; empty until loaded. */
  lines: readonly CheckedLine[];
  /** Lines with a different price or too little stock. */
  changed: readonly CheckedLine[];
  /** Reason why the coupon in the cart is no longer valid. */
  couponProblem: string | null;
  /** Applies current prices and stock to the cart. */
  accept: () => void;
  /** Loads prices and stock again. Returns the changed lines. */
  recheck: () => Promise<readonly CheckedLine[]>;
}

interface CheckedCartOptions {
  /** Quote of the cart; undefined while the quote of a changed cart is loading. */
  quote: CartCheckQuery['quote'] | undefined;
  /** Current products, possibly of the previous request; undefined until loaded. */
  products: readonly CurrentProduct[] | undefined;
  /** Loads the products again. */
  refetchProducts: () => Promise<readonly CurrentProduct[] | undefined>;
}

/** Compares the cart with the server's response. */
export function useCheckedCart({ quote, products, refetchProducts }: CheckedCartOptions): CartCheck {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cart, updateCart] = useAtom(cartAtom);

  useEffect(() => {
    // A percentage discount changes with the cart, so the cart stores the latest discount from the server.
    if (quote) updateCart((current) => applyQuote(current, quote));
  }, [quote, updateCart]);

  const lines = toCheckedLines(cart.items, products);
  const problem = quote?.errors.find(({ field }) => field === 'couponCode');
  return {
    lines,
    changed: lines.filter(hasChanged),
    couponProblem: (cart.coupon && problem?.message) || null,
    accept() {
      updateCart((current) => acceptChanges(current, lines));
      notify.cart.success(i18n.t('Cart updated'));
    },
    async recheck() {
      return toCheckedLines(cart.items, await refetchProducts()).filter(hasChanged);
    },
  };
}

function toCheckedLines(
  items: readonly CartLine[],
  products: readonly CurrentProduct[] | undefined,
): CheckedLine[] {
  return products ? checkLines(items, products) : [];
}
