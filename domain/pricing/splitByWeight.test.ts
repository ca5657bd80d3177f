import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByWeight } from './splitByWeight.ts';

test.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [1, [5, 0, 5], [1, 0, 0]],
  [0, [3, 4], [0, 0]],
  [10, [], []],
  [10, [0, 0], [0, 0]],
])('splits %i by the weights %j into %j', (amount, weights, shares) => {
  expect(splitByWeight(amount, weights)).toEqual(shares);
});

test('shares add up to the amount, and no share exceeds its weight', () => {
  const weights = fc.array(fc.nat({ max: 20_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor(totalWeight * part);
      const shares = splitByWeight(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      }
    }),
  );
});
