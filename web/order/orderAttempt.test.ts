import { beforeEach, expect, test, vi } from 'vitest';
import { endAttempt, idempotencyKeyFor } from './orderAttempt.ts';

const input = { lines: [{ productId: 'ring', quantity: 1 }], expectedTotal: 106_200 };

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the same input after a lost response reuses the key', () => {
  expect(idempotencyKeyFor({ ...input })).toBe(idempotencyKeyFor(input));
});

test('the key survives a reload', async () => {
  const key = idempotencyKeyFor(input);
  vi.resetModules();
  const reloaded = await import('./orderAttempt.ts');
  expect(reloaded.idempotencyKeyFor(input)).toBe(key);
});

test('a different input gets a new key', () => {
  const key = idempotencyKeyFor(input);
  expect(idempotencyKeyFor({ ...input, expectedTotal: 110_000 })).not.toBe(key);
});

test('after a response, the same input gets a new key', () => {
  const key = idempotencyKeyFor(input);
  endAttempt();
  expect(idempotencyKeyFor(input)).not.toBe(key);
});

test('corrupt stored data is not used as a key', () => {
  sessionStorage.setItem('checkoutAttempt', '{"input":');
  expect(idempotencyKeyFor(input)).toMatch(/^[0-9a-f]{32}$/);
});

test('a browser without storage still retries with the same key', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const key = idempotencyKeyFor(input);
  expect(idempotencyKeyFor(input)).toBe(key);
  endAttempt();
  expect(idempotencyKeyFor(input)).not.toBe(key);
});
