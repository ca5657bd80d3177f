import type { CartState } from '#domain/orders/cart/cart.ts';
import { type CartBase, selectLinesToSave } from '#domain/orders/cart/cartMerge.ts';
import { onDevice } from '#web/ui/browser/storage.ts';

/** State of the cart at the last synchronisation, and the account it belongs to. */
export interface StoredBase extends CartBase {
  viewerId: string;
  version: number;
}

const KEY = 'savedCart';

/** Returns the state of the last synchronisation; null if there is none or it is unreadable. */
export function readBase(): StoredBase | null {
  const storedBase = onDevice.readRecord(KEY);
  return isBase(storedBase) ? storedBase : null;
}

export function storeBase({ viewerId, version, coupon, lines }: StoredBase): void {
  const storedLines = lines.map(({ id, quantity }) => ({ id, quantity }));
  localStorage.setItem(KEY, JSON.stringify({ viewerId, version, coupon, lines: storedLines }));
}

export function removeBase(): void {
  localStorage.removeItem(KEY);
}

/** Returns the part of the cart that is synchronised. */
export function toBase(cart: CartState): CartBase {
  return { coupon: cart.coupon, lines: selectLinesToSave(cart) };
}

function isBase(storedBase: object | null): storedBase is StoredBase {
  return storedBase !== null && 'lines' in storedBase && Array.isArray(storedBase.lines);
}
