import { expect, test } from 'vitest';
import { isReturnOpen, returnableUntil } from './returnWindow.ts';

// 20 November, 23:30 in Kathmandu.
const delivered = new Date('2026-11-20T17:45:00Z');

test('counts the days from the delivery in Kathmandu’s calendar', () => {
  expect(returnableUntil(delivered, 7)).toEqual(new Date('2026-11-27T18:15:00Z'));
  expect(isReturnOpen(delivered, 7, new Date('2026-11-27T18:14:59Z'))).toBe(true);
  expect(isReturnOpen(delivered, 7, new Date('2026-11-27T18:15:00Z'))).toBe(false);
});

test('a delivery an hour later is on the next day', () => {
  expect(returnableUntil(new Date('2026-11-20T18:45:00Z'), 7)).toEqual(new Date('2026-11-28T18:15:00Z'));
});

test('nothing can be returned before delivery, or if the store accepts no returns', () => {
  expect(isReturnOpen(null, 7, delivered)).toBe(false);
  expect(isReturnOpen(delivered, 0, delivered)).toBe(false);
});
