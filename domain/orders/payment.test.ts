import { expect, test } from 'vitest';
import type { PaymentMethod } from './orderLifecycle.ts';
import { canGuestCancel, findPaymentProblem, isHandedOverUnpaid, isPaymentDue } from './payment.ts';

test.each<[PaymentMethod, number, boolean]>([
  ['COD', 0, true],
  ['COD', 499_999, true],
  ['COD', 500_000, false],
  ['COD', 500_001, false],
  ['BANK_TRANSFER', 499_999, true],
  ['BANK_TRANSFER', 5_000_000, true],
])('payment by %s of %d is allowed: %s', (method, total, isAllowed) => {
  expect(findPaymentProblem(method, total, 500_000) === null).toBe(isAllowed);
});

test('the problem states the reason and the alternatives', () => {
  const problem = findPaymentProblem('COD', 500_000, 500_000);
  expect(problem).toMatchObject({ code: 'PAYMENT_NOT_ALLOWED', field: 'paymentMethod' });
  expect(problem?.message).toContain('NPR 5,00,000');
  expect(problem?.message).toContain('bank transfer');
});

test.each([
  ['PENDING', 'UNPAID', true],
  ['DELIVERED', 'UNPAID', true],
  ['DELIVERED', 'PAID', false],
  ['CANCELLED', 'UNPAID', false],
  ['CANCELLED', 'PAID', false],
  ['RETURNED', 'UNPAID', false],
] as const)('a payment is due for an order that is %s and %s: %s', (status, paymentStatus, isDue) => {
  expect(isPaymentDue({ status, paymentStatus })).toBe(isDue);
});

test.each([
  ['BANK_TRANSFER', 'UNPAID', 'SHIPPED', true],
  ['BANK_TRANSFER', 'UNPAID', 'DELIVERED', true],
  ['BANK_TRANSFER', 'UNPAID', 'CONFIRMED', false],
  ['BANK_TRANSFER', 'UNPAID', 'CANCELLED', false],
  ['BANK_TRANSFER', 'PAID', 'SHIPPED', false],
  ['COD', 'UNPAID', 'SHIPPED', false],
] as const)(
  'an order payable by %s that is %s and becomes %s is handed over unpaid: %s',
  (paymentMethod, paymentStatus, to, isUnpaid) => {
    expect(isHandedOverUnpaid({ status: 'PROCESSING', paymentMethod, paymentStatus }, to)).toBe(isUnpaid);
  },
);

test.each([
  ['COD', 'UNPAID', false, true],
  ['COD', 'PART_PAID', false, false],
  ['ESEWA', 'PART_PAID', false, true],
  ['BANK_TRANSFER', 'UNPAID', true, true],
  ['BANK_TRANSFER', 'PART_PAID', true, false],
  ['ESEWA', 'PAID', false, false],
] as const)(
  'a guest can cancel an order payable by %s that is %s (booking: %s): %s',
  (paymentMethod, paymentStatus, isBooking, isAllowed) => {
    expect(canGuestCancel({ status: 'CONFIRMED', paymentMethod, paymentStatus, isBooking })).toBe(isAllowed);
  },
);
