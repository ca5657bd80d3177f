import { expect, test } from 'vitest';
import { type BookingSettings, DEFAULT_BOOKING_SETTINGS } from './bookingSettings.ts';
import { calculateBookingTerms } from './calculateBookingTerms.ts';

const today = new Date('2026-11-27T00:00:00Z');
const offeredSettings: BookingSettings = { ...DEFAULT_BOOKING_SETTINGS, isOffered: true };

test('the terms include the advance, the remaining amount, the due date and the forfeited amount', () => {
  expect(
    calculateBookingTerms(243_028, { ...offeredSettings, advancePercent: 20, keepsPercent: 10 }, today),
  ).toEqual({
    advance: 48_606,
    balance: 194_422,
    dueBy: new Date('2026-12-27T00:00:00Z'),
    forfeit: 4_861,
    rateRule: 'FIXED',
  });
});

test.each([1, 2, 3, 99, 101, 305_200, 999_999_999])(
  'the advance and the remaining amount add up to %i, or there are no terms',
  (total) => {
    for (const advancePercent of [1, 25, 33, 50, 99]) {
      const terms = calculateBookingTerms(total, { ...offeredSettings, advancePercent }, today);
      if (!terms) continue;
      expect(terms.advance + terms.balance).toBe(total);
      expect(terms.advance).toBeGreaterThan(0);
      expect(terms.balance).toBeGreaterThan(0);
      expect(terms.forfeit).toBeLessThanOrEqual(terms.advance);
    }
  },
);

test.each<[string, Partial<BookingSettings>, number]>([
  ['the store offers no bookings, which is the default', { isOffered: false }, 100_000],
  ['the advance would be the full total', { advancePercent: 100 }, 100_000],
  ['there would be no advance', { advancePercent: 0 }, 100_000],
  ['the remaining amount would be due today', { days: 0 }, 100_000],
  ['the order is free', {}, 0],
  ['the order costs one rupee', {}, 1],
])('returns no terms if %s', (_reason, overrides, total) => {
  expect(calculateBookingTerms(total, { ...offeredSettings, ...overrides }, today)).toBeNull();
});

test('a store can keep none or all of the advance', () => {
  expect(calculateBookingTerms(100_000, { ...offeredSettings, keepsPercent: 0 }, today)?.forfeit).toBe(0);
  expect(calculateBookingTerms(100_000, { ...offeredSettings, keepsPercent: 100 }, today)?.forfeit).toBe(
    25_000,
  );
});
