import { expect, test } from 'vitest';
import { inNepali } from '#domain/calendar/nepaliTime.ts';
import { learnNepali } from '#web/locale/formatTime.ts';
import { dayInWords, shortDay } from './dayInWords.ts';

test('a chosen day is said by both calendars, and nothing of one that is not chosen', () => {
  expect(dayInWords('en', '2026-11-22')).toBe('22 November 2026 · 6 Mangsir 2083');
  expect(dayInWords('en', '')).toBe('');
  expect(dayInWords('en', undefined)).toBe('');
});

test('a day among others is said by one calendar', () => {
  learnNepali(inNepali);
  expect(shortDay('en', '2026-11-22')).toBe('22 Nov 2026');
  expect(shortDay('ne', '2026-11-22')).toBe('६ मङ्सिर २०८३');
  expect(shortDay('en', '2026-11-22', { year: false })).toBe('22 Nov');
});
