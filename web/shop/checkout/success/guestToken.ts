import { readTab, writeTab } from '#web/order/tabStorage.ts';

/** Keeps the secret with which a guest opens this order, for as long as the tab lives. */
export function keepGuestToken(orderId: string, token: string): void {
  writeTab(toKey(orderId), { token });
}

export function signGuestToken(orderId: string): string | null {
  const kept = readTab(toKey(orderId));
  return typeof kept === 'object' && kept && 'token' in kept && typeof kept.token === 'string'
    ? kept.token
    : null;
}

function toKey(orderId: string): string {
  return `guestOrder:${orderId}`;
}
