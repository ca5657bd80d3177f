import { expect, test } from 'vitest';
import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import { registerNepaliFormats } from '#web/locale/formatTime.ts';
import { formatDayInBothCalendars, formatShortDay } from './formatDayInBothCalendars.ts';

test('a chosen day is formatted in both calendars; without a day the text is empty', () => {
  expect(formatDayInBothCalendars('en', '2026-11-22')).toBe('22 November 2026 · 6 Mangsir 2083');
  expect(formatDayInBothCalendars('en', '')).toBe('');
  expect(formatDayInBothCalendars('en', undefined)).toBe('');
});

test('a day in a list is formatted in one calendar', () => {
  registerNepaliFormats(nepaliTime);
  expect(formatShortDay('en', '2026-11-22')).toBe('22 Nov 2026');
  expect(formatShortDay('ne', '2026-11-22')).toBe('६ मङ्सिर २०८३');
  expect(formatShortDay('en', '2026-11-22', { year: false })).toBe('22 Nov');
});
