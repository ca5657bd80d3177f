import { expect, test } from 'vitest';
import { getStartingPrice } from './startingPrice.ts';

test('the weight shown next to a price is the weight of the size with that price', () => {
  const variants = [
    { price: 218_984, weightMg: 6670 },
    { price: 194_689, weightMg: 5930 },
  ];
  const ring = { price: 194_689, weightMg: 6670, variants };
  expect(getStartingPrice(ring)).toEqual({ startsAt: true, weightMg: 5930 });
});

test('if all sizes cost the same, the price has no “from” and the lowest weight is shown', () => {
  const variants = [
    { price: 2_400, weightMg: 4480 },
    { price: 2_400, weightMg: 4100 },
  ];
  expect(getStartingPrice({ price: 2_400, weightMg: 4480, variants })).toEqual({
    startsAt: false,
    weightMg: 4100,
  });
});
