import { atom } from 'jotai';
import { type CartState, closeCart, emptyCart, openCart } from '#domain/orders/cart/cart.ts';
import { parseSavedCart } from '#domain/orders/cart/savedCart.ts';

/** Also read by app/first-paint.js. */
export const CART_KEY = 'cart';

const stateAtom = atom<CartState>(restoreCart());

stateAtom.onMount = (setCart) => {
  const applyStorageChange = ({ key, newValue }: StorageEvent) => {
    if (key !== CART_KEY && key !== null) return;
    setCart((cart) => ({ ...readCart(newValue), isOpen: cart.isOpen }));
  };
  window.addEventListener('storage', applyStorageChange);
  return () => window.removeEventListener('storage', applyStorageChange);
};

/** Number of cart changes made in this tab. */
export const cartChangesAtom = atom(0);

/** Cart of this browser. Every change is saved, and changes in other tabs are applied. */
export const cartAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: (cart: CartState) => CartState) => {
    const previousCart = get(stateAtom);
    const changedCart = change(previousCart);
    if (changedCart === previousCart) return;
    set(stateAtom, changedCart);
    set(cartChangesAtom, (changes) => changes + 1);
    saveCart(changedCart);
  },
);

/**
 * True while the cart panel is open. Opening alone is not saved, but a cart change saves the open state. Closing is
 * therefore saved if a reload would open the panel again.
 */
export const cartOpenAtom = atom(
  (get) => get(stateAtom).isOpen,
  (_get, set, isOpen: boolean) => {
    set(stateAtom, isOpen ? openCart : closeCart);
    if (isOpen) return;
    const savedCart = restoreCart();
    if (savedCart.isOpen) saveCart(closeCart(savedCart));
  },
);

/** Returns the saved cart. Unreadable carts and carts in an old format are discarded. */
export function restoreCart(): CartState {
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

function logFailure(operation: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the cart works without storage, so the shopper need not know.
  console.error(`The cart could not be ${operation}.`, error);
}
