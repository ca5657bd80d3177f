import { readTabItem, removeTabItem, writeTabItem } from './tabStorage.ts';

const KEY = 'checkoutAttempt';

/**
 * Returns the idempotency key for this input. An unchanged input reuses the key of an attempt without a response,
 * even after a reload, so that a retry cannot place a second order.
 */
export function getIdempotencyKey(input: object): string {
  const text = JSON.stringify(input);
  const lastAttempt = readTabItem(KEY);
  if (isAttempt(lastAttempt) && lastAttempt.input === text) return lastAttempt.key;

  const attempt: OrderAttempt = { input: text, key: createKey() };
  writeTabItem(KEY, attempt);
  return attempt.key;
}

/** True if this tab has sent an order and received no response. */
export function isAttemptOpen(): boolean {
  return isAttempt(readTabItem(KEY));
}

/** Ends the attempt after a response. The next order gets a new key. */
export function endAttempt(): void {
  removeTabItem(KEY);
}

interface OrderAttempt {
  input: string;
  key: string;
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('input' in value) || !('key' in value)) return false;
  return typeof value.input === 'string' && typeof value.key === 'string';
}

// Replaces crypto.randomUUID, which exists only on https and localhost. The key is equally random.
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
