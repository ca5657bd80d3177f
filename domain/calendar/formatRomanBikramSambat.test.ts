import { expect, test } from 'vitest';
import { formatRomanBikramSambat } from './formatRomanBikramSambat.ts';

test.each([
  ['2026-11-21T18:15:00Z', '6 Mangsir 2083'],
  ['2026-04-13T18:15:00Z', '1 Baisakh 2083'],
  ['2031-11-21T18:15:00Z', null],
])('formats the day of %s as %s', (instant, day) => {
  expect(formatRomanBikramSambat(new Date(instant))).toBe(day);
});
