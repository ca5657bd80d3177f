import { expect, test } from 'vitest';
import { endOfBooking, forfeit, isOverdue, reminderDays } from './endOfBooking.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const dueBy = day('2026-12-27');

test('a buyer is reminded a week and a day before, and on the day', () => {
  expect(reminderDays({ dueBy }, day('2026-11-27'))).toEqual([
    day('2026-12-20'),
    day('2026-12-26'),
    day('2026-12-27'),
  ]);
});

test('of a short booking nobody is reminded on the day when they book', () => {
  expect(reminderDays({ dueBy }, day('2026-12-26'))).toEqual([day('2026-12-27')]);
});

test('the last day still counts, the next one does not', () => {
  expect(isOverdue({ dueBy }, dueBy)).toBe(false);
  expect(isOverdue({ dueBy }, day('2026-12-28'))).toBe(true);
});

test('a balance that comes a day late is taken: then the booking ends', () => {
  expect(endOfBooking({ dueBy })).toEqual(new Date('2026-12-28T18:15:00Z'));
});

test.each([
  ['what was agreed', 25_000, { kept: 2_500, returned: 22_500 }],
  ['no more than was paid', 2_000, { kept: 2_000, returned: 0 }],
  ['nothing where nothing came', 0, { kept: 0, returned: 0 }],
])('a booking that is given up keeps %s', (_what, paid, sums) => {
  expect(forfeit({ forfeit: 2_500 }, paid)).toEqual(sums);
});
