import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { CartLine } from '#domain/orders/cart/cart.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type CartCheckQuery, useCartCheckQuery } from './CartCheck.generated.ts';
import { acceptChanges, type CheckedLine, checkLines, hasChanged } from './cartCheck.ts';
import { toLineInputs } from './lineInputs.ts';
import { takeQuoted } from './takeQuoted.ts';

export interface CartCheck {
  /** Each line beside what the store can do now; empty until that is known. */
  lines: readonly CheckedLine[];
  /** Those that cost something else now, or of which fewer are left. */
  changed: readonly CheckedLine[];
  /** Why the coupon in the cart can no longer be used. */
  couponProblem: string | null;
  /** Takes the store's prices and what is left into the cart. */
  accept: () => void;
  /** Asks the store once more; answers what has changed by now. */
  recheck: () => Promise<readonly CheckedLine[]>;
}

/** Holds the cart against the store's prices and stock, whenever it is looked at or changed. */
export function useCartCheck(): CartCheck {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cart, change] = useAtom(cartAtom);
  const { data, previousData, refetch } = useCartCheckQuery({
    variables: {
      input: { lines: toLineInputs(cart.items), couponCode: cart.coupon },
      ids: [...new Set(cart.items.map(({ product }) => product._id))],
    },
    skip: cart.items.length === 0,
    fetchPolicy: 'cache-and-network',
  });

  const quote = data?.quote;
  useEffect(() => {
    // A percentage of other items is another discount: the cart stores what the server answered last.
    if (quote) change((now) => takeQuoted(now, quote));
  }, [quote, change]);

  const lines = checked(cart.items, data ?? previousData);
  const problem = data?.quote.errors.find(({ field }) => field === 'couponCode');
  return {
    lines,
    changed: lines.filter(hasChanged),
    couponProblem: (cart.coupon && problem?.message) || null,
    accept() {
      change((now) => acceptChanges(now, lines));
      notify.cart.success(i18n.t('Cart updated'));
    },
    async recheck() {
      const { data: fresh } = await refetch();
      return checked(cart.items, fresh).filter(hasChanged);
    },
  };
}

function checked(items: readonly CartLine[], data: CartCheckQuery | undefined): CheckedLine[] {
  return data
    ? checkLines(
        items,
        data.products.edges.map(({ node }) => node),
      )
    : [];
}
