import { useLingui } from '@lingui/react';
import { useAtom, useSetAtom } from 'jotai';
import { createElement, startTransition, useContext } from 'react';
import { takenOff } from '#domain/orders/cart/cart.ts';
import { applyCoupon, type CartCoupon, offerAbove, removeCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { cartIn, productIn } from '#domain/orders/cart/cartLanguage.ts';
import {
  addLine,
  type CartRemoval,
  clearCart,
  type LineToAdd,
  newLineId,
  removeLine,
  updateQuantity,
} from '#domain/orders/cart/cartLines.ts';
import { totalsOf } from '#domain/orders/orderTotals.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { allInCartText } from './allInCartText.ts';
import { InsideCart } from './CartProvider.tsx';
import { cartAtom, cartOpenAtom } from './cart.atoms.ts';
import { removeAtom } from './removal.atoms.ts';
import { UndoRemoval } from './UndoRemoval.tsx';
import { ViewCartAction } from './ViewCartAction.tsx';

/** The cart, what it costs, and everything that can be done with it. */
export function useCart() {
  if (!useContext(InsideCart)) throw new Error('useCart must be used within a CartProvider');

  const { i18n } = useLingui();
  const notify = useNotify();
  const rules = useStore();
  const [cart, change] = useAtom(cartAtom);
  const removeLines = useSetAtom(removeAtom);
  const setOpen = useSetAtom(cartOpenAtom);

  function reportAdded({ product, quantity = 1, stock }: LineToAdd, added: number) {
    const action = createElement(ViewCartAction);
    if (added === 0) return notify.info(allInCartText(i18n, stock ?? 1), action);
    const { name } = productIn(i18n.locale, product);
    notify.cart.success(i18n.t('{name} added to cart!', { name }), action);
    if (added < quantity)
      notify.info(i18n.t('Only {added} added: there are no more in stock.', { added }), action);
  }

  function reportRemoved(text: string, removal: CartRemoval | null) {
    notify.cart.success(text, removal && createElement(UndoRemoval, { removal }));
  }

  return {
    cart: cartIn(i18n.locale, cart),
    totals: totalsOf({ lines: cart.items, ...takenOff(cart), rules }),
    /** Adds no more than the stock leaves; returns the number of pieces added. */
    add(line: LineToAdd): number {
      let added = 0;
      // In small steps: what was tapped answers first.
      startTransition(() => {
        change((cart) => {
          const changed = addLine(cart, line, newLineId(line.product._id, Date.now(), Math.random()));
          added = changed.totalItems - cart.totalItems;
          return changed;
        });
        reportAdded(line, added);
      });
      return added;
    },
    remove(id: string) {
      reportRemoved(
        i18n.t('Item removed from cart'),
        removeLines((cart) => removeLine(cart, id)),
      );
    },
    update(id: string, quantity: number) {
      change((cart) => updateQuantity(cart, id, quantity));
    },
    /** `silently` after an order: the shopper has not emptied the cart, the store has. */
    clear({ silently = false } = {}) {
      if (silently) return change(clearCart);
      reportRemoved(i18n.t('Cart cleared'), removeLines(clearCart));
    },
    applyCoupon(coupon: CartCoupon) {
      change((cart) => applyCoupon(cart, coupon));
      // Where another takes off more, the summary says that this one stays unused.
      if (offerAbove(cart, coupon)) return;
      notify.cart.success(i18n.t('Coupon "{code}" applied!', { code: coupon.code }));
    },
    removeCoupon() {
      change(removeCoupon);
      notify.cart.success(i18n.t('Coupon removed'));
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
