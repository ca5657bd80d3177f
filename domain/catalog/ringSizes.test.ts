import { describe, expect, test } from 'vitest';
import { acrossMm, findRingSize, RING_SIZES, roundMm, usRingSize } from './ringSizes.ts';

describe('ring sizes', () => {
  test.each([
    [8, 48, 15.3, 4.5],
    [14, 54, 17.2, 7],
    [20, 60, 19.1, 9],
  ])('size %i is %i mm round and %f mm across, US %f', (size, round, across, us) => {
    expect(roundMm(size)).toBe(round);
    expect(acrossMm(size)).toBeCloseTo(across, 1);
    expect(usRingSize(size)).toBe(us);
  });

  test.each(RING_SIZES)('a ring as wide as size %i is of that size', (size) => {
    expect(findRingSize(acrossMm(size))).toBe(size);
  });

  test.each([
    [17.2, 14],
    [17.4, 15],
    [15, 7],
  ])('%f mm across is size %i', (across, size) => {
    expect(findRingSize(across)).toBe(size);
  });

  test.each([10, 13.5, 25])('%f mm across is no ring of ours', (across) => {
    expect(findRingSize(across)).toBeNull();
  });
});
