import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { acceptChanges, type CheckedLine, checkLines, hasChanged } from '../cartCheck/cartCheck.ts';
import type { HeldCartQuery } from './HeldCart.generated.ts';
import { atHeldPrices } from './heldPrices.ts';

/** Takes prices into the cart that are lower than those in it, once for each answer: nobody need be asked. */
export function useLowerPrices(answer: HeldCartQuery | undefined): void {
  const { i18n } = useLingui();
  const notify = useNotify();
  const store = useStore();

  const take = useEffectEvent((data: HeldCartQuery) => {
    const { items } = store.get(cartAtom);
    const changed = checkLines(items, atHeldPrices(data)).filter(hasChanged);
    if (changed.length === 0 || !changed.every(isCheaper)) return;
    store.set(cartAtom, (cart) => acceptChanges(cart, changed));
    notify.success(i18n.t('The price has fallen. Your order costs less now.'));
  });

  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
}

function isCheaper({ line, price, available }: CheckedLine): boolean {
  return price !== null && price < line.price && available === line.quantity;
}
