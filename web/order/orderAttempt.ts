import { forgetTab, readTab, writeTab } from './tabStorage.ts';

const KEY = 'checkoutAttempt';

/**
 * The idempotency key to send with this input: that of the attempt before where nothing changed since, else a new
 * one. It outlives a reload, so that a retry after a lost answer cannot order twice.
 */
export function idempotencyKeyFor(input: object): string {
  const text = JSON.stringify(input);
  const last = readTab(KEY);
  if (isAttempt(last) && last.input === text) return last.key;

  const attempt: OrderAttempt = { input: text, key: newKey() };
  writeTab(KEY, attempt);
  return attempt.key;
}

/** Whether an order was sent from this tab that nothing was heard of. */
export function isAttemptOpen(): boolean {
  return isAttempt(readTab(KEY));
}

/** The server has answered: what is sent next is another attempt. */
export function endAttempt(): void {
  forgetTab(KEY);
}

interface OrderAttempt {
  input: string;
  key: string;
}

function isAttempt(saved: unknown): saved is OrderAttempt {
  if (typeof saved !== 'object' || saved === null || !('input' in saved) || !('key' in saved)) return false;
  return typeof saved.input === 'string' && typeof saved.key === 'string';
}

// crypto.randomUUID is there only on https and localhost; this is as random on any address.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
