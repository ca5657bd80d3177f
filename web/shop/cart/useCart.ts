import { useLingui } from '@lingui/react';
import { useAtom, useSetAtom } from 'jotai';
import { createElement, startTransition, useContext } from 'react';
import { appliedDiscounts } from '#domain/orders/cart/cart.ts';
import {
  applyCoupon,
  betterAutomaticCoupon,
  type CartCoupon,
  removeCoupon,
} from '#domain/orders/cart/cartCoupon.ts';
import { localiseCart, localiseProduct } from '#domain/orders/cart/cartLanguage.ts';
import {
  addLine,
  type CartRemoval,
  clearCart,
  type LineToAdd,
  newLineId,
  removeLine,
  updateQuantity,
} from '#domain/orders/cart/cartLines.ts';
import { calculateTotals } from '#domain/orders/orderTotals.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { allStockInCartText } from './allStockInCartText.ts';
import { InsideCartContext } from './CartProvider.tsx';
import { cartAtom, cartOpenAtom } from './cart.atoms.ts';
import { removeAtom } from './removal.atoms.ts';
import { UndoRemoval } from './UndoRemoval.tsx';
import { ViewCartAction } from './ViewCartAction.tsx';

/** Returns the cart, its totals and the functions that change it. */
export function useCart() {
  if (!useContext(InsideCartContext)) throw new Error('useCart must be used within a CartProvider');

  const { i18n } = useLingui();
  const notify = useNotify();
  const rules = useStoreSettings();
  const [cart, change] = useAtom(cartAtom);
  const removeLines = useSetAtom(removeAtom);
  const setOpen = useSetAtom(cartOpenAtom);

  function reportAdded({ product, quantity = 1, stock }: LineToAdd, added: number) {
    const action = createElement(ViewCartAction);
    if (added === 0) return notify.info(allStockInCartText(i18n, stock ?? 1), action);
    const { name } = localiseProduct(i18n.locale, product);
    notify.cart.success(i18n.t('{name} added to cart!', { name }), action);
    if (added < quantity)
      notify.info(i18n.t('Only {added} added. There are no more in stock.', { added }), action);
  }

  function reportRemoved(text: string, removal: CartRemoval | null) {
    notify.cart.success(text, removal && createElement(UndoRemoval, { removal }));
  }

  return {
    cart: localiseCart(i18n.locale, cart),
    totals: calculateTotals({ lines: cart.items, ...appliedDiscounts(cart), rules }),
    /** Adds at most the remaining stock. Returns the number of items added. */
    add(line: LineToAdd): number {
      let added = 0;
      // A transition, so that the tapped button responds first.
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
    /** With `silently` no message is shown, for example after an order has emptied the cart. */
    clear({ silently = false } = {}) {
      if (silently) return change(clearCart);
      reportRemoved(i18n.t('Cart cleared'), removeLines(clearCart));
    },
    applyCoupon(coupon: CartCoupon) {
      change((cart) => applyCoupon(cart, coupon));
      // If an automatic coupon saves more, the summary already shows that this one is not used.
      if (betterAutomaticCoupon(cart, coupon)) return;
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
