import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { CartLine } from '#domain/orders/cart/cart.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { CartCheckQuery } from './CartCheck.generated.ts';
import { acceptChanges, type CheckedLine, checkLines, hasChanged, type ProductNow } from './cartCheck.ts';
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

interface Asked {
  /** What the store takes off; undefined while a cart that was changed is asked about. */
  quote: CartCheckQuery['quote'] | undefined;
  /** What it has, also from the time before; undefined until that is known. */
  products: readonly ProductNow[] | undefined;
  /** Asks once more what it has. */
  askAgain: () => Promise<readonly ProductNow[] | undefined>;
}

/** The cart beside what the store answered about it. */
export function useCheckedCart({ quote, products, askAgain }: Asked): CartCheck {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cart, change] = useAtom(cartAtom);

  useEffect(() => {
    // A percentage of other items is another discount: the cart stores what the server answered last.
    if (quote) change((now) => takeQuoted(now, quote));
  }, [quote, change]);

  const lines = checked(cart.items, products);
  const problem = quote?.errors.find(({ field }) => field === 'couponCode');
  return {
    lines,
    changed: lines.filter(hasChanged),
    couponProblem: (cart.coupon && problem?.message) || null,
    accept() {
      change((now) => acceptChanges(now, lines));
      notify.cart.success(i18n.t('Cart updated'));
    },
    async recheck() {
      return checked(cart.items, await askAgain()).filter(hasChanged);
    },
  };
}

function checked(items: readonly CartLine[], products: readonly ProductNow[] | undefined): CheckedLine[] {
  return products ? checkLines(items, products) : [];
}
