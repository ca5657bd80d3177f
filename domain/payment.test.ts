import { expect, test } from 'vitest';
import type { PaymentMethod } from './orderLifecycle.ts';
import { paymentProblem } from './payment.ts';

test.each<[PaymentMethod, number, boolean]>([
  ['COD', 0, true],
  ['COD', 499_999, true],
  ['COD', 500_000, false],
  ['COD', 500_001, false],
  ['BANK_TRANSFER', 499_999, true],
  ['BANK_TRANSFER', 5_000_000, true],
])('%s of %d is allowed: %s', (method, total, allowed) => {
  expect(paymentProblem(method, total, 500_000) === null).toBe(allowed);
});

test('the refusal says why, and what to use instead', () => {
  const problem = paymentProblem('COD', 500_000, 500_000);
  expect(problem).toMatchObject({ code: 'PAYMENT_NOT_ALLOWED', field: 'paymentMethod' });
  expect(problem?.message).toContain('NPR 5,00,000');
  expect(problem?.message).toContain('bank transfer');
});
