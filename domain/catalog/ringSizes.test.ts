import { describe, expect, test } from 'vitest';
import { circumferenceMm, diameterMm, findRingSize, RING_SIZES, usRingSize } from './ringSizes.ts';

describe('ring sizes', () => {
  test.each([
    [8, 48, 15.3, 4.5],
    [14, 54, 17.2, 7],
    [20, 60, 19.1, 9],
  ])(
    'size %i has a circumference of %i mm, a diameter of %f mm and US size %f',
    (size, round, across, us) => {
      expect(circumferenceMm(size)).toBe(round);
      expect(diameterMm(size)).toBeCloseTo(across, 1);
      expect(usRingSize(size)).toBe(us);
    },
  );

  test.each(RING_SIZES)('the diameter of size %i maps back to that size', (size) => {
    expect(findRingSize(diameterMm(size))).toBe(size);
  });

  test.each([
    [17.2, 14],
    [17.4, 15],
    [15, 7],
  ])('%f mm across is size %i', (across, size) => {
    expect(findRingSize(across)).toBe(size);
  });

  test.each([10, 13.5, 25])('%f mm across is outside the ring sizes', (across) => {
    expect(findRingSize(across)).toBeNull();
  });
});
