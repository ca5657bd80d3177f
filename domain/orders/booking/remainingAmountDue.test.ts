import { expect, test } from 'vitest';
import { advanceDue, isAdvanceHere, isBalanceDue } from './balanceDue.ts';

const order = {
  status: 'PENDING' as const,
  finalTotal: 100_000,
  ...{ paid: 0, refunded: 0, credited: 0, forfeited: 0 },
  bookedUntil: new Date('2026-12-27T00:00:00Z'),
};
const terms = { advance: 25_000 };

test.each([
  ['nothing came', 0, { asked: 25_000, isBooked: false, isDue: true }],
  ['a part of the advance came', 10_000, { asked: 15_000, isBooked: false, isDue: true }],
  ['the advance came', 25_000, { asked: 0, isBooked: true, isDue: true }],
  ['all came', 100_000, { asked: 0, isBooked: true, isDue: false }],
])('a booking of which %s', (_what, paid, expected) => {
  const account = { ...order, paid };
  expect({
    asked: advanceDue(account, terms),
    isBooked: isAdvanceHere(account, terms),
    isDue: isBalanceDue(account),
  }).toEqual(expected);
});

test('an order that costs less than its advance by now is asked for no more than that', () => {
  expect(advanceDue({ ...order, finalTotal: 20_000 }, terms)).toBe(20_000);
});

test('an order that is no booking has no advance, and its pieces are handed over as they are', () => {
  expect(advanceDue(order, null)).toBe(0);
  expect(isBalanceDue({ ...order, bookedUntil: null })).toBe(false);
});
