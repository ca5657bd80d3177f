import { useLingui } from '@lingui/react';
import { useAtom, useSetAtom } from 'jotai';
import { createElement, startTransition, useContext } from 'react';
import { getAppliedDiscounts } from '#domain/orders/cart/cart.ts';
import {
  applyCoupon,
  type CartCoupon,
  findBetterAutomaticCoupon,
  removeCoupon,
} from '#domain/orders/cart/cartCoupon.ts';
import { localiseCart, localiseProduct } from '#domain/orders/cart/cartLanguage.ts';
import {
  addLine,
  type CartRemoval,
  clearCart,
  createLineId,
  type LineToAdd,
  removeLine,
  updateQuantity,
} from '#domain/orders/cart/cartLines.ts';
import { calculateTotals } from '#domain/orders/orderTotals.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { getAllStockInCartText } from './allStockInCartText.ts';
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
  const storeSettings = useStoreSettings();
  const [cart, updateCart] = useAtom(cartAtom);
  const removeLines = useSetAtom(removeAtom);
  const setPanelOpen = useSetAtom(cartOpenAtom);

  function reportAdded({ product, quantity = 1, stock }: LineToAdd, addedCount: number) {
    const action = createElement(ViewCartAction);
    if (addedCount === 0) return notify.info(getAllStockInCartText(i18n, stock ?? 1), action);
    const { name } = localiseProduct(i18n.locale, product);
    notify.cart.success(i18n.t('{name} added to cart!', { name }), action);
    if (addedCount < quantity)
      notify.info(i18n.t('Only {added} added. There are no more in stock.', { added: addedCount }), action);
  }

  function reportRemoved(text: string, removal: CartRemoval | null) {
    notify.cart.success(text, removal && createElement(UndoRemoval, { removal }));
  }

  return {
    cart: localiseCart(i18n.locale, cart),
    totals: calculateTotals({ lines: cart.items, ...getAppliedDiscounts(cart), rules: storeSettings }),
    /** Adds at most the remaining stock. Returns the number of items added. */
    add(line: LineToAdd): number {
      let addedCount = 0;
      // A transition, so that the tapped button responds first.
      startTransition(() => {
        updateCart((cart) => {
          const changedCart = addLine(cart, line, createLineId(line.product._id, Date.now(), Math.random()));
          addedCount = changedCart.totalItems - cart.totalItems;
          return changedCart;
        });
        reportAdded(line, addedCount);
      });
      return addedCount;
    },
    remove(id: string) {
      reportRemoved(
        i18n.t('Item removed from cart'),
        removeLines((cart) => removeLine(cart, id)),
      );
    },
    update(id: string, quantity: number) {
      updateCart((cart) => updateQuantity(cart, id, quantity));
    },
    /** With `isSilent` no message is shown, for example after an order has emptied the cart. */
    clear({ isSilent = false } = {}) {
      if (isSilent) return updateCart(clearCart);
      reportRemoved(i18n.t('Cart cleared'), removeLines(clearCart));
    },
    applyCoupon(coupon: CartCoupon) {
      updateCart((cart) => applyCoupon(cart, coupon));
      // If an automatic coupon saves more, the summary already shows that the entered coupon is not used.
      if (findBetterAutomaticCoupon(cart, coupon)) return;
      notify.cart.success(i18n.t('Coupon "{code}" applied!', { code: coupon.code }));
    },
    removeCoupon() {
      updateCart(removeCoupon);
      notify.cart.success(i18n.t('Coupon removed'));
    },
    open: () => setPanelOpen(true),
    close: () => setPanelOpen(false),
  };
}
