import { readTab, removeTab, writeTab } from './tabStorage.ts';

const KEY = 'checkoutAttempt';

/**
 * Returns the idempotency key for this input. An unchanged input reuses the key of an attempt without a response,
 * even after a reload, so that a retry cannot place a second order.
 */
export function getIdempotencyKey(input: object): string {
  const text = JSON.stringify(input);
  const last = readTab(KEY);
  if (isAttempt(last) && last.input === text) return last.key;

  const attempt: OrderAttempt = { input: text, key: newKey() };
  writeTab(KEY, attempt);
  return attempt.key;
}

/** True if this tab has sent an order and received no response. */
export function isAttemptOpen(): boolean {
  return isAttempt(readTab(KEY));
}

/** Ends the attempt after a response. The next order gets a new key. */
export function endAttempt(): void {
  removeTab(KEY);
}

interface OrderAttempt {
  input: string;
  key: string;
}

function isAttempt(saved: unknown): saved is OrderAttempt {
  if (typeof saved !== 'object' || saved === null || !('input' in saved) || !('key' in saved)) return false;
  return typeof saved.input === 'string' && typeof saved.key === 'string';
}

// Replaces crypto.randomUUID, which exists only on https and localhost. The key is equally random.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
