import { expect, test } from 'vitest';
import { breakDownPrice, type PriceParts } from './productPrice.ts';

const priceParts: PriceParts = {
  weightMg: 8200,
  purity: '22K',
  ratePerTola: 305_200,
  making: { kind: 'PERCENT', percent: 6 },
  stones: 18_000,
};

test('8.2 g of 22K at 305,200 per tola matches the trade’s worked example', () => {
  expect(breakDownPrice(priceParts)).toEqual({
    metal: 196_681,
    making: 11_801,
    stones: 18_000,
    total: 226_482,
    ratePerTola: 305_200,
    purity: '22K',
    weightMg: 8200,
    fineness: 22 / 24,
  });
});

test.each<[string, Partial<PriceParts>, { metal: number; making: number; total: number }]>([
  [
    'a tola of fine gold costs the rate',
    { weightMg: 11_664, purity: '24K' },
    { metal: 305_200, making: 18_312, total: 341_512 },
  ],
  [
    'ten grams of fine gold cost the federation’s price before rounding to 5',
    { weightMg: 10_000, purity: '24K', ratePerTola: 164_000 },
    { metal: 140_604, making: 8436, total: 167_040 },
  ],
  [
    'silver uses its own fineness',
    { weightMg: 11_664, purity: '925', ratePerTola: 4710 },
    { metal: 4357, making: 261, total: 22_618 },
  ],
  [
    'a fixed making charge is unchanged',
    { making: { kind: 'FIXED', amount: 9840 } },
    { metal: 196_681, making: 9840, total: 224_521 },
  ],
  [
    'half a rupee is rounded up, although 22/24 is periodic in binary',
    { weightMg: 11_664, ratePerTola: 6, stones: 0 },
    { metal: 6, making: 0, total: 6 },
  ],
  ['without a weight, only the stones are charged', { weightMg: 0 }, { metal: 0, making: 0, total: 18_000 }],
])('%s', (_name, change, expected) => {
  expect(breakDownPrice({ ...priceParts, ...change })).toMatchObject(expected);
});

test('the parts always add up to the total', () => {
  for (let weightMg = 1; weightMg < 40_000; weightMg += 377) {
    const { metal, making, stones, total } = breakDownPrice({
      ...priceParts,
      weightMg,
      stones: weightMg / 3,
    });
    expect(metal + making + stones).toBe(total);
    expect([metal, making, stones].every(Number.isInteger)).toBe(true);
  }
});

test('an unknown purity is refused', () => {
  expect(() => breakDownPrice({ ...priceParts, purity: '21K' as '22K' })).toThrow(RangeError);
});
