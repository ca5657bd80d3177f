import { readTabItem, writeTabItem } from '#web/order/tabStorage.ts';

/** Stores the token of a payment link until the tab is closed, for the return from a provider's page. */
export function storePayToken(orderNumber: string, token: string): void {
  writeTabItem(toKey(orderNumber), { token });
}

export function readPayToken(orderNumber: string): string | null {
  const storedValue = readTabItem(toKey(orderNumber));
  return typeof storedValue === 'object' &&
    storedValue &&
    'token' in storedValue &&
    typeof storedValue.token === 'string'
    ? storedValue.token
    : null;
}

function toKey(orderNumber: string): string {
  return `paymentLink:${orderNumber}`;
}
