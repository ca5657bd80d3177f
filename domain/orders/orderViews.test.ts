import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus, type PaymentMethod } from './orderLifecycle.ts';
import { isInView, ORDER_VIEWS } from './orderViews.ts';

const findViews = (status: OrderStatus, paymentMethod: PaymentMethod, due: number) =>
  ORDER_VIEWS.filter((view) => isInView(view, { status, paymentMethod, due }));

test.each([
  ['PENDING', 'COD', 11_800, ['TO_CONFIRM']],
  ['PENDING', 'BANK_TRANSFER', 11_800, ['TO_CONFIRM', 'PAYMENT_DUE']],
  ['PENDING', 'BANK_TRANSFER', 0, ['TO_CONFIRM']],
  ['CONFIRMED', 'COD', 11_800, ['TO_PREPARE']],
  ['CONFIRMED', 'BANK_TRANSFER', 5_000, ['PAYMENT_DUE']],
  ['CONFIRMED', 'BANK_TRANSFER', 0, ['TO_PREPARE']],
  ['CONFIRMED', 'EXCHANGE', 0, ['TO_PREPARE']],
  ['PROCESSING', 'COD', 11_800, ['TO_SHIP']],
  ['PROCESSING', 'BANK_TRANSFER', 11_800, ['TO_SHIP', 'PAYMENT_DUE']],
  ['SHIPPED', 'COD', 11_800, ['CASH_TO_COLLECT']],
  ['SHIPPED', 'BANK_TRANSFER', 0, []],
  ['DELIVERED', 'COD', 1_800, ['CASH_TO_COLLECT']],
  ['DELIVERED', 'COD', 0, []],
  ['DELIVERED', 'CARD', 1_800, ['PAYMENT_DUE']],
  ['CANCELLED', 'BANK_TRANSFER', 0, []],
  ['RETURNED', 'COD', 0, []],
] as const)(
  'a %s order with payment by %s and NPR %i due is in the expected views',
  (status, method, due, expected) => {
    expect(findViews(status, method, due)).toEqual(expected);
  },
);

test.each(ORDER_STATUSES)('a %s order with a refund due is in the refunds view', (status) => {
  const order = { status, due: 0, paymentMethod: 'CARD' } as const;
  expect(isInView('REFUND_DUE', { ...order, refundDue: 2_300 })).toBe(true);
  expect(isInView('REFUND_DUE', { ...order, refundDue: 0 })).toBe(false);
});

test.each([
  ['DELIVERED', 0],
  ['RETURNED', 0],
  ['DELIVERED', 1_800],
] as const)(
  'a %s order with NPR %i due and cash with the carrier is in the cash-to-collect view',
  (status, due) => {
    const order = { status, due, paymentMethod: 'COD', cashWithCarrier: 10_000 } as const;
    expect(isInView('CASH_TO_COLLECT', order)).toBe(true);
  },
);

test.each([
  [['REQUESTED'], true],
  [['CLOSED', 'RECEIVED'], true],
  [['APPROVED'], false],
  [[], false],
] as const)('an order with returns that are %j is in the returns view: %s', (returns, isInReturnsView) => {
  expect(isInView('RETURNS', { status: 'DELIVERED', paymentMethod: 'COD', due: 0, returns })).toBe(
    isInReturnsView,
  );
});

test.each(ORDER_STATUSES)('a %s order with a payment to check is in the payments-to-check view', (status) => {
  const order = { status, due: 0, paymentMethod: 'KHALTI' } as const;
  expect(isInView('PAYMENTS_TO_CHECK', { ...order, hasPaymentToCheck: true })).toBe(true);
  expect(isInView('PAYMENTS_TO_CHECK', order)).toBe(false);
});

test('an order with an undecided transfer receipt is in the receipts-to-check view', () => {
  const order = { status: 'PENDING', due: 11_800, paymentMethod: 'BANK_TRANSFER' } as const;
  expect(isInView('TRANSFER_RECEIPTS_TO_REVIEW', { ...order, hasUndecidedReceipt: true })).toBe(true);
  expect(isInView('TRANSFER_RECEIPTS_TO_REVIEW', order)).toBe(false);
});
