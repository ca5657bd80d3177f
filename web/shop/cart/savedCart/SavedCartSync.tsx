import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { clearCart } from '#domain/orders/cart/cartLines.ts';
import { paths } from '#web/paths.ts';
import { beforeLogout } from '#web/session/farewells.ts';
import { isSignedInAs } from '#web/session/token/tokenStore.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { cartAtom, cartChangesAtom } from '../cart.atoms.ts';
import { ViewCartAction } from '../ViewCartAction.tsx';
import { type CartCopier, createCartCopier } from './cartCopier.ts';

/** Whoever comes back within this time, in ms, has not been at another device meanwhile. */
const FRESH_FOR = 5000;

/** Lets the cart of who is signed in follow them to other devices. */
export function CartCopySync({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const store = useStore();
  const notify = useNotify();
  const { i18n } = useLingui();
  const changes = useAtomValue(cartChangesAtom);
  // In the back office nobody looks at their cart.
  const isShop = !useLocation().pathname.startsWith(paths.admin);
  const copier = useRef<CartCopier>(null);

  const tellArrival = useEffectEvent((pieces: number) => {
    const text = i18n.t(
      '{pieces, plural, one {# piece from your account is now in your cart.} other {# pieces from your account are now in your cart.}}',
      { pieces },
    );
    notify.info(text, createElement(ViewCartAction));
  });

  useEffect(() => {
    const current = createCartCopier({
      client,
      viewerId,
      read: () => store.get(cartAtom),
      write: (cart) => store.set(cartAtom, () => cart),
      isSignedIn: () => isSignedInAs(viewerId),
      onArrival: (pieces) => tellArrival(pieces),
    });
    copier.current = current;
    const unregister = beforeLogout(() => current.leave(() => store.set(cartAtom, clearCart)));
    return () => {
      unregister();
      current.stop();
    };
  }, [client, store, viewerId]);

  useEffect(() => {
    const current = copier.current;
    if (!current || !isShop) return;
    void current.meet();
    return watch(current);
  }, [isShop]);

  // The tab in which the cart changed sees to it; the others only hear of it.
  useEffect(() => {
    if (changes > 0) copier.current?.changed();
  }, [changes]);

  return null;
}

/** Saves what waits when the tab is left, and looks what other devices did when it is come back to. */
function watch(copier: CartCopier): () => void {
  let left = Date.now();
  const stop = new AbortController();
  const { signal } = stop;
  const leave = () => {
    left = Date.now();
    void copier.flush();
  };
  const back = () => {
    if (Date.now() - left > FRESH_FOR) void copier.meet();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : back()), { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', () => void copier.meet(), { signal });
  return () => stop.abort();
}
