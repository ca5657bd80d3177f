import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { isOpenAt } from './openingHours.ts';

test.each([
  ['Monday, one minute before opening', '2026-11-23T04:14:00Z', false],
  ['Monday at opening', '2026-11-23T04:15:00Z', true],
  ['Monday, the last open minute', '2026-11-23T14:14:00Z', true],
  ['Monday at closing', '2026-11-23T14:15:00Z', false],
  ['Saturday afternoon', '2026-11-21T09:00:00Z', true],
  ['Sunday, half past ten', '2026-11-22T04:45:00Z', false],
  ['Sunday, at eleven', '2026-11-22T05:15:00Z', true],
  ['Sunday, at six', '2026-11-22T12:15:00Z', false],
  ['Sunday night in Europe, Monday morning in Nepal', '2026-11-23T04:30:00Z', true],
])('returns whether the store is open: %s', (_, instant, isOpen) => {
  expect(isOpenAt(DEFAULT_SETTINGS.hours, new Date(instant))).toBe(isOpen);
});

test.each([
  [[]],
  [[{ days: 'Whenever', opens: '10:00 AM', closes: '8:00 PM' }]],
  [[{ days: 'Sunday', opens: 'ten', closes: '8:00 PM' }]],
])('unreadable opening hours return null: %j', (hours) => {
  expect(isOpenAt(hours, new Date('2026-11-23T06:00:00Z'))).toBeNull();
});
