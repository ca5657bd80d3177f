import { beforeEach, expect, test, vi } from 'vitest';
import { endAttempt, getIdempotencyKey } from './orderAttempt.ts';

const input = { lines: [{ productId: 'ring', quantity: 1 }], expectedTotal: 106_200 };

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the same input after a lost response reuses the key', () => {
  expect(getIdempotencyKey({ ...input })).toBe(getIdempotencyKey(input));
});

test('the key stays the same after a reload', async () => {
  const key = getIdempotencyKey(input);
  vi.resetModules();
  const reloadedModule = await import('./orderAttempt.ts');
  expect(reloadedModule.getIdempotencyKey(input)).toBe(key);
});

test('a different input gets a new key', () => {
  const key = getIdempotencyKey(input);
  expect(getIdempotencyKey({ ...input, expectedTotal: 110_000 })).not.toBe(key);
});

test('after a response, the same input gets a new key', () => {
  const key = getIdempotencyKey(input);
  endAttempt();
  expect(getIdempotencyKey(input)).not.toBe(key);
});

test('corrupt stored data is not used as a key', () => {
  sessionStorage.setItem('checkoutAttempt', '{"input":');
  expect(getIdempotencyKey(input)).toMatch(/^[0-9a-f]{32}$/);
});

test('a browser without storage still retries with the same key', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const key = getIdempotencyKey(input);
  expect(getIdempotencyKey(input)).toBe(key);
  endAttempt();
  expect(getIdempotencyKey(input)).not.toBe(key);
});
