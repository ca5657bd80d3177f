import { expect, test } from 'vitest';
import { getReturnDeadline, isReturnOpen } from './returnWindow.ts';

// 20 November, 23:30 in Kathmandu.
const deliveredAt = new Date('2026-11-20T17:45:00Z');

test('counts calendar days in Kathmandu from the delivery', () => {
  expect(getReturnDeadline(deliveredAt, 7)).toEqual(new Date('2026-11-27T18:15:00Z'));
  expect(isReturnOpen(deliveredAt, 7, new Date('2026-11-27T18:14:59Z'))).toBe(true);
  expect(isReturnOpen(deliveredAt, 7, new Date('2026-11-27T18:15:00Z'))).toBe(false);
});

test('a delivery an hour later is on the next day', () => {
  expect(getReturnDeadline(new Date('2026-11-20T18:45:00Z'), 7)).toEqual(new Date('2026-11-28T18:15:00Z'));
});

test('nothing can be returned before delivery, or if the store accepts no returns', () => {
  expect(isReturnOpen(null, 7, deliveredAt)).toBe(false);
  expect(isReturnOpen(deliveredAt, 0, deliveredAt)).toBe(false);
});
