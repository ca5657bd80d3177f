import { atom } from 'jotai';
import { type CartState, closeCart, emptyCart, openCart } from '#domain/orders/cart/cart.ts';
import { parseSavedCart } from '#domain/orders/cart/savedCart.ts';

/** Also read by app/first-paint.js. */
export const CART_KEY = 'cart';

const stateAtom = atom<CartState>(restoredCart());

stateAtom.onMount = (setCart) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== CART_KEY && key !== null) return;
    setCart((cart) => ({ ...readCart(newValue), isOpen: cart.isOpen }));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** How often the cart was changed in this tab. */
export const cartChangesAtom = atom(0);

/** The cart of this browser. Every change is saved; another tab's shows up here. */
export const cartAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: (cart: CartState) => CartState) => {
    const before = get(stateAtom);
    const changed = change(before);
    if (changed === before) return;
    set(stateAtom, changed);
    set(cartChangesAtom, (changes) => changes + 1);
    saveCart(changed);
  },
);

/**
 * Whether the panel is open. Opening it is not worth saving; a change that is made meanwhile is saved with the open
 * panel, so closing is saved wherever it would be open again otherwise.
 */
export const cartOpenAtom = atom(
  (get) => get(stateAtom).isOpen,
  (_get, set, open: boolean) => {
    set(stateAtom, open ? openCart : closeCart);
    if (open) return;
    const saved = restoredCart();
    if (saved.isOpen) saveCart(closeCart(saved));
  },
);

/** The saved cart; what cannot be read, or is of an older make, is thrown away. */
export function restoredCart(): CartState {
  if (typeof window === 'undefined') return emptyCart;
  try {
    const text = localStorage.getItem(CART_KEY);
    const cart = readCart(text);
    if (text !== null && cart === emptyCart) localStorage.removeItem(CART_KEY);
    return cart;
  } catch (error) {
    logFailure('read', error);
    return emptyCart;
  }
}

function readCart(text: string | null): CartState {
  if (text === null) return emptyCart;
  const cart = parseSavedCart(text);
  if (!cart) logFailure('read', text);
  return cart ?? emptyCart;
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
