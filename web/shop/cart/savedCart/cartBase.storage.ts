import type { CartState } from '#domain/orders/cart/cart.ts';
import { type CartBase, selectLinesToSave } from '#domain/orders/cart/cartMerge.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

/** State of the cart at the last synchronisation, and the account it belongs to. */
export interface StoredBase extends CartBase {
  viewerId: string;
  version: number;
}

const KEY = 'savedCart';

/** Returns the state of the last synchronisation; null if there is none or it is unreadable. */
export function readCartBase(): StoredBase | null {
  const storedBase = deviceStorage.readRecord(KEY);
  return isStoredBase(storedBase) ? storedBase : null;
}

export function storeCartBase({ viewerId, version, coupon, lines }: StoredBase): void {
  const storedLines = lines.map(({ id, quantity }) => ({ id, quantity }));
  localStorage.setItem(KEY, JSON.stringify({ viewerId, version, coupon, lines: storedLines }));
}

export function removeCartBase(): void {
  localStorage.removeItem(KEY);
}

/** Returns the part of the cart that is synchronised. */
export function toCartBase(cart: CartState): CartBase {
  return { coupon: cart.coupon, lines: selectLinesToSave(cart) };
}

function isStoredBase(storedBase: object | null): storedBase is StoredBase {
  return storedBase !== null && 'lines' in storedBase && Array.isArray(storedBase.lines);
}
