import { atom } from 'jotai';
import { type CartState, closeCart, emptyCart, openCart, parseSavedCart } from '#domain/cart.ts';

export const CART_KEY = 'cart';

const stateAtom = atom<CartState>(restoredCart());

stateAtom.onMount = (setCart) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== CART_KEY && key !== null) return;
    setCart((cart) => ({ ...(parseSavedCart(newValue) ?? emptyCart), isOpen: cart.isOpen }));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The cart of this browser. Every change is saved; another tab's shows up here. */
export const cartAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: (cart: CartState) => CartState) => {
    const changed = change(get(stateAtom));
    set(stateAtom, changed);
    saveCart(changed);
  },
);

/** Whether the panel is open, which alone is not worth saving. */
export const cartOpenAtom = atom(
  (get) => get(stateAtom).isOpen,
  (_get, set, open: boolean) => set(stateAtom, open ? openCart : closeCart),
);

/** The saved cart; what cannot be read, or is of an older make, is thrown away. */
export function restoredCart(): CartState {
  try {
    const saved = parseSavedCart(localStorage.getItem(CART_KEY));
    if (!saved) localStorage.removeItem(CART_KEY);
    return saved ?? emptyCart;
  } catch (error) {
    logFailure('read', error);
    return emptyCart;
  }
}

function saveCart(cart: CartState): void {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(cart));
  } catch (error) {
    logFailure('saved', error);
  }
}

function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a browser without storage still sells; the shopper need not hear of it.
  console.error(`The cart could not be ${what}.`, error);
}
