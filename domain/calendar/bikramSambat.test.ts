import { expect, test } from 'vitest';
import { toBikramSambat } from './bikramSambat.ts';

// New Year's days and the constitution's anniversaries, as printed in Nepal's calendars.
test.each([
  ['2018-04-14', { year: 2075, month: 1, day: 1 }],
  ['2020-04-13', { year: 2077, month: 1, day: 1 }],
  ['2024-04-13', { year: 2081, month: 1, day: 1 }],
  ['2025-04-14', { year: 2082, month: 1, day: 1 }],
  ['2025-09-19', { year: 2082, month: 6, day: 3 }],
  ['2026-04-13', { year: 2082, month: 12, day: 30 }],
  ['2026-04-14', { year: 2083, month: 1, day: 1 }],
  ['2026-11-22', { year: 2083, month: 8, day: 6 }],
  ['2030-04-13', { year: 2086, month: 12, day: 30 }],
])('converts %s to %o', (date, expected) => {
  expect(toBikramSambat(new Date(`${date}T06:15:00Z`))).toEqual(expected);
});

test('a day begins at midnight in Kathmandu', () => {
  expect(toBikramSambat(new Date('2026-04-13T18:14:59Z'))).toEqual({ year: 2082, month: 12, day: 30 });
  expect(toBikramSambat(new Date('2026-04-13T18:15:00Z'))).toEqual({ year: 2083, month: 1, day: 1 });
});

test.each(['2018-04-13T18:14:59Z', '2030-04-13T18:15:00Z', 'never'])(
  'returns null for %s, which is outside the printed calendar',
  (instant) => {
    expect(toBikramSambat(new Date(instant))).toBeNull();
  },
);
