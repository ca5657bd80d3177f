import { expect, test } from 'vitest';
import { formatDate, formatInstant, formatWindow } from './kathmanduTime.ts';

test('the day is the one in Nepal', () => {
  expect(formatDate('2026-11-21T18:15:00Z', 'en')).toBe('22 November 2026');
});

test('the clock is the one in Nepal', () => {
  expect(formatInstant('2026-11-21T18:20:00Z', 'en')).toBe('22 Nov 2026, 12:05 am');
});

test.each([
  ['2026-11-22', '2026-11-24', 'Sun 22 – Tue 24 November'],
  ['2026-11-29', '2026-12-02', 'Sun 29 November – Wed 2 December'],
  ['2026-11-22', '2026-11-22', 'Sun 22 November'],
])('from %s to %s is %s', (from, to, text) => {
  expect(formatWindow({ from: `${from}T06:15:00Z`, to: `${to}T06:15:00Z` }, 'en')).toBe(text);
});
