import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { clearCart } from '#domain/orders/cart/cartLines.ts';
import { paths } from '#web/paths.ts';
import { registerLogoutTask } from '#web/session/logoutTasks.ts';
import { isSignedInAs } from '#web/session/token/tokenStore.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { cartAtom, cartChangesAtom } from '../cart.atoms.ts';
import { ViewCartAction } from '../ViewCartAction.tsx';
import { type CartSynchroniser, createCartSynchroniser } from './cartSynchroniser.ts';

/**
 * Time in ms for which the cart of a hidden tab is considered current. The time is too short for the customer to change
 * the cart on another device.
 */
const FRESH_TIME_MS = 5000;

/** Synchronises the viewer's cart with their account, so that it follows them to other devices. */
export function SavedCartSync({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const store = useStore();
  const notify = useNotify();
  const { i18n } = useLingui();
  const changes = useAtomValue(cartChangesAtom);
  // The cart is not visible in the back office.
  const isShop = !useLocation().pathname.startsWith(paths.admin);
  const synchroniser = useRef<CartSynchroniser>(null);

  const notifyItemsAdded = useEffectEvent((itemCount: number) => {
    const text = i18n.t(
      '{pieces, plural, one {# piece from your account is now in your cart.} other {# pieces from your account are now in your cart.}}',
      { pieces: itemCount },
    );
    notify.info(text, createElement(ViewCartAction));
  });

  useEffect(() => {
    const cartSynchroniser = createCartSynchroniser({
      client,
      viewerId,
      readCart: () => store.get(cartAtom),
      writeCart: (cart) => store.set(cartAtom, () => cart),
      isSignedIn: () => isSignedInAs(viewerId),
      onItemsAdded: (itemCount) => notifyItemsAdded(itemCount),
    });
    synchroniser.current = cartSynchroniser;
    const unregister = registerLogoutTask(() =>
      cartSynchroniser.prepareLogout(() => store.set(cartAtom, clearCart)),
    );
    return () => {
      unregister();
      cartSynchroniser.stop();
    };
  }, [client, store, viewerId]);

  useEffect(() => {
    const cartSynchroniser = synchroniser.current;
    if (!cartSynchroniser || !isShop) return;
    void cartSynchroniser.synchronise();
    return watchVisibility(cartSynchroniser);
  }, [isShop]);

  // Only the tab in which the cart changed saves it; other tabs just apply the change.
  useEffect(() => {
    if (changes > 0) synchroniser.current?.scheduleSave();
  }, [changes]);

  return null;
}

/** Saves pending changes when the tab is hidden, and loads changes from other devices when it is shown again. */
function watchVisibility(synchroniser: CartSynchroniser): () => void {
  let hiddenAt = Date.now();
  const abortController = new AbortController();
  const { signal } = abortController;
  const onLeave = () => {
    hiddenAt = Date.now();
    void synchroniser.flush();
  };
  const onReturn = () => {
    if (Date.now() - hiddenAt > FRESH_TIME_MS) void synchroniser.synchronise();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? onLeave() : onReturn()), { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('online', () => void synchroniser.synchronise(), { signal });
  return () => abortController.abort();
}
