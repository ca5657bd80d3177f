import { expect, test } from 'vitest';
import { startingPrice } from './startingPrice.ts';

test('the weight beside a price is that of the size that has this price', () => {
  const variants = [
    { price: 218_984, weightMg: 6670 },
    { price: 194_689, weightMg: 5930 },
  ];
  const ring = { price: 194_689, weightMg: 6670, variants };
  expect(startingPrice(ring)).toEqual({ startsAt: true, weightMg: 5930 });
});

test('sizes of one price start at none, and weigh what the lightest does', () => {
  const variants = [
    { price: 2_400, weightMg: 4480 },
    { price: 2_400, weightMg: 4100 },
  ];
  expect(startingPrice({ price: 2_400, weightMg: 4480, variants })).toEqual({
    startsAt: false,
    weightMg: 4100,
  });
});
