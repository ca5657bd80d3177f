import type { CartState } from '#domain/orders/cart/cart.ts';
import { type CartBase, linesToCopy } from '#domain/orders/cart/cartMerge.ts';
import { onDevice } from '#web/ui/browser/storage.ts';

/** Whose copy this browser met last, and what both agreed on then. */
export interface KeptBase extends CartBase {
  viewerId: string;
  version: number;
}

const KEY = 'cartCopy';

/** What the browser remembers; null where it met no copy, or cannot read what it remembers. */
export function readBase(): KeptBase | null {
  const kept = onDevice.readRecord(KEY);
  return isBase(kept) ? kept : null;
}

export function keepBase({ viewerId, version, coupon, lines }: KeptBase): void {
  const small = lines.map(({ id, quantity }) => ({ id, quantity }));
  localStorage.setItem(KEY, JSON.stringify({ viewerId, version, coupon, lines: small }));
}

export function forgetBase(): void {
  localStorage.removeItem(KEY);
}

/** What a copy of the cart agrees on with it. */
export function toBase(cart: CartState): CartBase {
  return { coupon: cart.coupon, lines: linesToCopy(cart) };
}

function isBase(kept: object | null): kept is KeptBase {
  return kept !== null && 'lines' in kept && Array.isArray(kept.lines);
}
