import { expect, test } from 'vitest';
import { getBookingEnd, isOverdue, listReminderDays, splitForfeit } from './bookingDeadline.ts';

const toDate = (text: string) => new Date(`${text}T00:00:00Z`);
const dueBy = toDate('2026-12-27');

test('sends reminders a week before, a day before and on the due date', () => {
  expect(listReminderDays({ dueBy }, toDate('2026-11-27'))).toEqual([
    toDate('2026-12-20'),
    toDate('2026-12-26'),
    toDate('2026-12-27'),
  ]);
});

test('sends no reminder on the day of the booking', () => {
  expect(listReminderDays({ dueBy }, toDate('2026-12-26'))).toEqual([toDate('2026-12-27')]);
});

test('a booking is overdue from the day after its due date', () => {
  expect(isOverdue({ dueBy }, dueBy)).toBe(false);
  expect(isOverdue({ dueBy }, toDate('2026-12-28'))).toBe(true);
});

test('a booking ends after one day of grace', () => {
  expect(getBookingEnd({ dueBy })).toEqual(new Date('2026-12-28T18:15:00Z'));
});

test.each([
  ['the agreed amount', 25_000, { forfeited: 2_500, refund: 22_500 }],
  ['no more than was paid', 2_000, { forfeited: 2_000, refund: 0 }],
  ['nothing if nothing was paid', 0, { forfeited: 0, refund: 0 }],
])('when a booking is cancelled, the store keeps %s', (_case, paidAmount, expectedSplit) => {
  expect(splitForfeit({ forfeit: 2_500 }, paidAmount)).toEqual(expectedSplit);
});
