import { expect, test } from 'vitest';
import { instantOfClock, kathmanduClock, startOfKathmanduDay } from './kathmanduTime.ts';

test.each([
  ['2026-11-20T18:14:59.999Z', '2026-11-19T18:15:00.000Z'],
  ['2026-11-20T18:15:00.000Z', '2026-11-20T18:15:00.000Z'],
  ['2026-11-21T06:00:00.000Z', '2026-11-20T18:15:00.000Z'],
])('the Kathmandu day of %s began at %s', (at, began) => {
  expect(startOfKathmanduDay(new Date(at)).toISOString()).toBe(began);
});

test('the clock is read as it is written', () => {
  expect(kathmanduClock(new Date('2026-11-20T18:15:00.000Z'))).toBe('2026-11-21T00:00');
  expect(instantOfClock('2026-11-21T00:00')?.toISOString()).toBe('2026-11-20T18:15:00.000Z');
  expect(instantOfClock('2026-11-21')?.toISOString()).toBe('2026-11-20T18:15:00.000Z');
  expect(instantOfClock('')).toBeNull();
  expect(instantOfClock('tomorrow')).toBeNull();
});
