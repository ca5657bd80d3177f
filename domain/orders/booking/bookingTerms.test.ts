import { expect, test } from 'vitest';
import { type BookingSettings, DEFAULT_BOOKING } from './bookingSettings.ts';
import { bookingTerms } from './bookingTerms.ts';

const today = new Date('2026-11-27T00:00:00Z');
const offered: BookingSettings = { ...DEFAULT_BOOKING, isOffered: true };

test('a booking says what is paid now, what is left, by when, and what is lost otherwise', () => {
  expect(bookingTerms(243_028, { ...offered, advancePercent: 20, keepsPercent: 10 }, today)).toEqual({
    advance: 48_606,
    balance: 194_422,
    dueBy: new Date('2026-12-27T00:00:00Z'),
    forfeit: 4_861,
    rateRule: 'FIXED',
  });
});

test.each([1, 2, 3, 99, 101, 305_200, 999_999_999])(
  'what is paid now and what is left are all of %i, or it is not booked',
  (total) => {
    for (const advancePercent of [1, 25, 33, 50, 99]) {
      const terms = bookingTerms(total, { ...offered, advancePercent }, today);
      if (!terms) continue;
      expect(terms.advance + terms.balance).toBe(total);
      expect(terms.advance).toBeGreaterThan(0);
      expect(terms.balance).toBeGreaterThan(0);
      expect(terms.forfeit).toBeLessThanOrEqual(terms.advance);
    }
  },
);

test.each<[string, Partial<BookingSettings>, number]>([
  ['a store does not offer it, as at first', { isOffered: false }, 100_000],
  ['everything would be paid at once', { advancePercent: 100 }, 100_000],
  ['nothing would be paid now', { advancePercent: 0 }, 100_000],
  ['the rest would be due today', { days: 0 }, 100_000],
  ['it costs nothing', {}, 0],
  ['it costs a rupee', {}, 1],
])('nothing is booked where %s', (_why, given, total) => {
  expect(bookingTerms(total, { ...offered, ...given }, today)).toBeNull();
});

test('a store that keeps nothing, and one that keeps all of it', () => {
  expect(bookingTerms(100_000, { ...offered, keepsPercent: 0 }, today)?.forfeit).toBe(0);
  expect(bookingTerms(100_000, { ...offered, keepsPercent: 100 }, today)?.forfeit).toBe(25_000);
});
