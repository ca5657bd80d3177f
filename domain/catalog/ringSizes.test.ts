import { describe, expect, test } from 'vitest';
import { findRingSize, RING_SIZES, toCircumferenceMm, toDiameterMm, toUsRingSize } from './ringSizes.ts';

describe('ring sizes', () => {
  test.each([
    [8, 48, 15.3, 4.5],
    [14, 54, 17.2, 7],
    [20, 60, 19.1, 9],
  ])(
    'size %i has a circumference of %i mm, a diameter of %f mm and US size %f',
    (size, circumference, diameter, usSize) => {
      expect(toCircumferenceMm(size)).toBe(circumference);
      expect(toDiameterMm(size)).toBeCloseTo(diameter, 1);
      expect(toUsRingSize(size)).toBe(usSize);
    },
  );

  test.each(RING_SIZES)('the diameter of size %i maps back to that size', (size) => {
    expect(findRingSize(toDiameterMm(size))).toBe(size);
  });

  test.each([
    [17.2, 14],
    [17.4, 15],
    [15, 7],
  ])('a diameter of %f mm is size %i', (diameter, size) => {
    expect(findRingSize(diameter)).toBe(size);
  });

  test.each([10, 13.5, 25])('a diameter of %f mm is outside the ring sizes', (diameter) => {
    expect(findRingSize(diameter)).toBeNull();
  });
});
