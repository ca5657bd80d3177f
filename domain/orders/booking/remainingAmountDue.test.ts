import { expect, test } from 'vitest';
import { calculateAdvanceDue, isAdvancePaid, isRemainingAmountDue } from './remainingAmountDue.ts';

const order = {
  status: 'PENDING' as const,
  finalTotal: 100_000,
  ...{ paid: 0, refunded: 0, credited: 0, forfeited: 0 },
  bookedUntil: new Date('2026-12-27T00:00:00Z'),
};
const terms = { advance: 25_000 };

test.each([
  ['nothing is paid', 0, { asked: 25_000, isBooked: false, isDue: true }],
  ['part of the advance is paid', 10_000, { asked: 15_000, isBooked: false, isDue: true }],
  ['the advance is paid', 25_000, { asked: 0, isBooked: true, isDue: true }],
  ['everything is paid', 100_000, { asked: 0, isBooked: true, isDue: false }],
])('returns the booking state if %s', (_case, paid, expected) => {
  const account = { ...order, paid };
  expect({
    asked: calculateAdvanceDue(account, terms),
    isBooked: isAdvancePaid(account, terms),
    isDue: isRemainingAmountDue(account),
  }).toEqual(expected);
});

test('the advance due is never more than the order’s current total', () => {
  expect(calculateAdvanceDue({ ...order, finalTotal: 20_000 }, terms)).toBe(20_000);
});

test('an order that is not a booking has no advance and no remaining amount', () => {
  expect(calculateAdvanceDue(order, null)).toBe(0);
  expect(isRemainingAmountDue({ ...order, bookedUntil: null })).toBe(false);
});
