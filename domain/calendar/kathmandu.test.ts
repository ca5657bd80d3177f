import { expect, test } from 'vitest';
import { formatWallClock, readWallClock, startOfKathmanduDay } from './kathmandu.ts';

test.each([
  ['2026-11-20T18:14:59.999Z', '2026-11-19T18:15:00.000Z'],
  ['2026-11-20T18:15:00.000Z', '2026-11-20T18:15:00.000Z'],
  ['2026-11-21T06:00:00.000Z', '2026-11-20T18:15:00.000Z'],
])('the Kathmandu day of %s begins at %s', (at, dayStart) => {
  expect(startOfKathmanduDay(new Date(at)).toISOString()).toBe(dayStart);
});

test('parses a wall-clock time', () => {
  expect(formatWallClock(new Date('2026-11-20T18:15:00.000Z'))).toBe('2026-11-21T00:00');
  expect(readWallClock('2026-11-21T00:00')?.toISOString()).toBe('2026-11-20T18:15:00.000Z');
  expect(readWallClock('2026-11-21')?.toISOString()).toBe('2026-11-20T18:15:00.000Z');
  expect(readWallClock('')).toBeNull();
  expect(readWallClock('tomorrow')).toBeNull();
});
