import { readTab, writeTab } from '#web/order/tabStorage.ts';

/** Keeps the secret with which a guest opens this order, for as long as the tab lives. */
export function keepGuestToken(orderId: string, token: string): void {
  writeTab(keyOf(orderId), { token });
}

export function guestTokenOf(orderId: string): string | null {
  const kept = readTab(keyOf(orderId));
  return typeof kept === 'object' && kept && 'token' in kept && typeof kept.token === 'string'
    ? kept.token
    : null;
}

function keyOf(orderId: string): string {
  return `guestOrder:${orderId}`;
}
