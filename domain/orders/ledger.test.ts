import { expect, test } from 'vitest';
import { type Account, amountDue, amountOwed, paymentStatusFrom } from './ledger.ts';
import type { PaymentStatus } from './orderLifecycle.ts';

const order: Account = {
  status: 'CONFIRMED',
  finalTotal: 1000,
  ...{ paid: 0, refunded: 0, credited: 0, forfeited: 0 },
};

test.each<[string, Partial<Account>, PaymentStatus, due: number, refundDue: number]>([
  ['nothing came yet', {}, 'UNPAID', 1000, 0],
  ['nothing was ever to be paid', { finalTotal: 0 }, 'PAID', 0, 0],
  ['a part came', { paid: 400 }, 'PART_PAID', 600, 0],
  ['all came', { paid: 1000 }, 'PAID', 0, 0],
  ['too much came', { paid: 1200 }, 'PAID', 0, 200],
  ['what was too much went back', { paid: 1200, refunded: 200 }, 'PAID', 0, 0],
  ['a piece came back, its price not yet', { paid: 1000, credited: 300 }, 'PAID', 0, 300],
  ['and its price went back', { paid: 1000, credited: 300, refunded: 300 }, 'PART_REFUNDED', 0, 0],
  ['too much went back', { paid: 1000, credited: 300, refunded: 500 }, 'PART_PAID', 200, 0],
  ['all went back', { paid: 1000, credited: 1000, refunded: 1000 }, 'REFUNDED', 0, 0],
  ['it was called off unpaid', { status: 'CANCELLED' }, 'UNPAID', 0, 0],
  ['it was called off half paid', { status: 'CANCELLED', paid: 400 }, 'PART_PAID', 0, 400],
  [
    'it was called off and a part went back',
    { status: 'CANCELLED', paid: 1000, refunded: 400 },
    'PART_REFUNDED',
    0,
    600,
  ],
  [
    'it was a booking that was given up',
    { status: 'CANCELLED', paid: 400, forfeited: 40 },
    'PART_PAID',
    0,
    360,
  ],
  [
    'and the rest of its advance went back',
    { status: 'CANCELLED', paid: 400, refunded: 360, forfeited: 40 },
    'PART_REFUNDED',
    0,
    0,
  ],
  ['its advance had not come after all', { status: 'CANCELLED', paid: 0, forfeited: 40 }, 'UNPAID', 0, 0],
  ['it came back and so did the money', { status: 'RETURNED', paid: 1000, refunded: 1000 }, 'REFUNDED', 0, 0],
])('where %s', (_what, given, status, due, refundDue) => {
  const account = { ...order, ...given };
  expect({
    status: paymentStatusFrom(account),
    due: amountDue(account),
    refundDue: amountOwed(account),
  }).toEqual({ status, due, refundDue });
});
