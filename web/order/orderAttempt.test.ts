import { beforeEach, expect, test, vi } from 'vitest';
import { endAttempt, idempotencyKeyFor } from './orderAttempt.ts';

const input = { lines: [{ productId: 'ring', quantity: 1 }], expectedTotal: 106_200 };

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the same input after a lost answer goes out under the same key', () => {
  expect(idempotencyKeyFor({ ...input })).toBe(idempotencyKeyFor(input));
});

test('the key outlives a reload', async () => {
  const key = idempotencyKeyFor(input);
  vi.resetModules();
  const reloaded = await import('./orderAttempt.ts');
  expect(reloaded.idempotencyKeyFor(input)).toBe(key);
});

test('another input is another attempt', () => {
  const key = idempotencyKeyFor(input);
  expect(idempotencyKeyFor({ ...input, expectedTotal: 110_000 })).not.toBe(key);
});

test('once the server has answered, the same input is another attempt', () => {
  const key = idempotencyKeyFor(input);
  endAttempt();
  expect(idempotencyKeyFor(input)).not.toBe(key);
});

test('what a broken store holds is not taken for a key', () => {
  sessionStorage.setItem('checkoutAttempt', '{"input":');
  expect(idempotencyKeyFor(input)).toMatch(/^[0-9a-f]{32}$/);
});

test('a browser that stores nothing still retries under the same key', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const key = idempotencyKeyFor(input);
  expect(idempotencyKeyFor(input)).toBe(key);
  endAttempt();
  expect(idempotencyKeyFor(input)).not.toBe(key);
});
