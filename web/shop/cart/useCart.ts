import { useLingui } from '@lingui/react';
import { useAtom, useSetAtom } from 'jotai';
import { createElement, startTransition, useContext } from 'react';
import {
  addLine,
  applyCoupon,
  type CartCoupon,
  cartIn,
  clearCart,
  type LineToAdd,
  newLineId,
  offerAbove,
  productIn,
  removeCoupon,
  removeLine,
  takenOff,
  updateQuantity,
} from '#domain/orders/cart/cart.ts';
import { totalsOf } from '#domain/orders/orderTotals.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { InsideCart } from './CartProvider.tsx';
import { cartAtom, cartOpenAtom } from './cart.atoms.ts';
import { ViewCartAction } from './ViewCartAction.tsx';

/** The cart, what it costs, and everything that can be done with it. */
export function useCart() {
  if (!useContext(InsideCart)) throw new Error('useCart must be used within a CartProvider');

  const { i18n } = useLingui();
  const notify = useNotify();
  const rules = useStore();
  const [cart, change] = useAtom(cartAtom);
  const setOpen = useSetAtom(cartOpenAtom);

  return {
    cart: cartIn(i18n.locale, cart),
    totals: totalsOf({ lines: cart.items, ...takenOff(cart), rules }),
    add(line: LineToAdd) {
      // In small steps: what was tapped answers first.
      startTransition(() => {
        change((cart) => addLine(cart, line, newLineId(line.product._id, Date.now(), Math.random())));
        notify.cart.success(
          i18n.t('{name} added to cart!', { name: productIn(i18n.locale, line.product).name }),
          createElement(ViewCartAction),
        );
      });
    },
    remove(id: string) {
      change((cart) => removeLine(cart, id));
      notify.cart.success(i18n.t('Item removed from cart'));
    },
    update(id: string, quantity: number) {
      change((cart) => updateQuantity(cart, id, quantity));
    },
    /** `silently` after an order: the shopper has not emptied the cart, the store has. */
    clear({ silently = false } = {}) {
      change(clearCart);
      if (!silently) notify.cart.success(i18n.t('Cart cleared'));
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
