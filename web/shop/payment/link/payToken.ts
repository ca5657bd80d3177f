import { readTab, writeTab } from '#web/order/tabStorage.ts';

/** Keeps the token of a payment link for who comes back from a provider's page, for as long as the tab lives. */
export function keepPayToken(orderNumber: string, token: string): void {
  writeTab(toKey(orderNumber), { token });
}

export function readPayToken(orderNumber: string): string | null {
  const kept = readTab(toKey(orderNumber));
  return typeof kept === 'object' && kept && 'token' in kept && typeof kept.token === 'string'
    ? kept.token
    : null;
}

function toKey(orderNumber: string): string {
  return `paymentLink:${orderNumber}`;
}
