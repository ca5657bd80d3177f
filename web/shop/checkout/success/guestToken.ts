import { readTabItem, writeTabItem } from '#web/order/tabStorage.ts';

/** Stores the token that gives a guest access to this order, until the tab is closed. */
export function storeGuestToken(orderId: string, token: string): void {
  writeTabItem(toKey(orderId), { token });
}

export function readGuestToken(orderId: string): string | null {
  const storedValue = readTabItem(toKey(orderId));
  return typeof storedValue === 'object' &&
    storedValue &&
    'token' in storedValue &&
    typeof storedValue.token === 'string'
    ? storedValue.token
    : null;
}

function toKey(orderId: string): string {
  return `guestOrder:${orderId}`;
}
