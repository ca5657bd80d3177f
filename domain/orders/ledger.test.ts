import { expect, test } from 'vitest';
import { type Account, calculateAmountDue, calculateRefundDue, derivePaymentStatus } from './ledger.ts';
import type { PaymentStatus } from './orderLifecycle.ts';

const order: Account = {
  status: 'CONFIRMED',
  finalTotal: 1000,
  ...{ paid: 0, refunded: 0, credited: 0, forfeited: 0 },
};

test.each<[string, Partial<Account>, PaymentStatus, due: number, refundDue: number]>([
  ['nothing is paid', {}, 'UNPAID', 1000, 0],
  ['the order is free', { finalTotal: 0 }, 'PAID', 0, 0],
  ['the order is partly paid', { paid: 400 }, 'PART_PAID', 600, 0],
  ['the order is fully paid', { paid: 1000 }, 'PAID', 0, 0],
  ['too much was paid', { paid: 1200 }, 'PAID', 0, 200],
  ['the excess was refunded', { paid: 1200, refunded: 200 }, 'PAID', 0, 0],
  ['an item was returned but not yet refunded', { paid: 1000, credited: 300 }, 'PAID', 0, 300],
  ['an item was returned and refunded', { paid: 1000, credited: 300, refunded: 300 }, 'PART_REFUNDED', 0, 0],
  ['too much was refunded', { paid: 1000, credited: 300, refunded: 500 }, 'PART_PAID', 200, 0],
  ['everything was refunded', { paid: 1000, credited: 1000, refunded: 1000 }, 'REFUNDED', 0, 0],
  ['the order was cancelled before any payment', { status: 'CANCELLED' }, 'UNPAID', 0, 0],
  [
    'the order was cancelled after a partial payment',
    { status: 'CANCELLED', paid: 400 },
    'PART_PAID',
    0,
    400,
  ],
  [
    'the order was cancelled and partly refunded',
    { status: 'CANCELLED', paid: 1000, refunded: 400 },
    'PART_REFUNDED',
    0,
    600,
  ],
  ['a booking was cancelled', { status: 'CANCELLED', paid: 400, forfeited: 40 }, 'PART_PAID', 0, 360],
  [
    'a booking was cancelled and the rest of its advance refunded',
    { status: 'CANCELLED', paid: 400, refunded: 360, forfeited: 40 },
    'PART_REFUNDED',
    0,
    0,
  ],
  [
    'a booking was cancelled after its advance was voided',
    { status: 'CANCELLED', paid: 0, forfeited: 40 },
    'UNPAID',
    0,
    0,
  ],
  [
    'the order was returned and refunded',
    { status: 'RETURNED', paid: 1000, refunded: 1000 },
    'REFUNDED',
    0,
    0,
  ],
])('calculates the status and the amounts when %s', (_case, overrides, status, due, expectedRefundDue) => {
  const account = { ...order, ...overrides };
  expect({
    status: derivePaymentStatus(account),
    due: calculateAmountDue(account),
    refundDue: calculateRefundDue(account),
  }).toEqual({ status, due, refundDue: expectedRefundDue });
});
