import { describe, expect, test } from 'vitest';
import { emptyProduct, emptyVariant, type ProductValues } from '../productValues.ts';
import { computeLivePrice, parseCost } from './computeLivePrice.ts';

const rates = { GOLD: 300_000 };

/** A product of one tola of fine gold with a making charge of 10%. */
const aTola = (overrides: Partial<ProductValues> = {}): ProductValues => ({
  ...emptyProduct,
  metal: 'GOLD',
  purity: '24K',
  weightMg: '11.664',
  makingPercent: '10',
  ...overrides,
});

describe('the price for the typed values', () => {
  test('is the sum of the metal at its rate, the making charge and the stones', () => {
    const { price, breakdown } = computeLivePrice(aTola({ stonesPrice: '1,00,000' }), rates);
    expect(price).toBe(430_000);
    expect(breakdown).toMatchObject({ metal: 300_000, making: 30_000, stones: 100_000 });
  });

  test('is the price of the cheapest variant, computed from each variant’s weight', () => {
    const variants = [
      { ...emptyVariant, size: '14', weightMg: '23.328' },
      { ...emptyVariant, size: '12' },
    ];
    expect(computeLivePrice(aTola({ variants }), rates)).toMatchObject({
      price: 330_000,
      sizePrices: [660_000, 330_000],
    });
  });

  test('is the fixed price, whatever the weight', () => {
    expect(computeLivePrice(aTola({ pricing: 'FIXED', fixedPrice: '2400' }), rates)).toMatchObject({
      price: 2400,
      breakdown: null,
    });
  });

  test.each([
    [{ weightMg: '' }],
    [{ weightMg: 'heavy' }],
    [{ purity: '' }],
    [{ makingPercent: 'ten' }],
    [{ pricing: 'FIXED' as const }],
  ])('is unknown with %j', (overrides) => {
    expect(computeLivePrice(aTola(overrides), rates).price).toBeNull();
  });

  test('is unknown, but not reported as lacking a rate, while the rates are loading', () => {
    expect(computeLivePrice(aTola(), null)).toMatchObject({
      price: null,
      hasNoRate: false,
      isLoadingRates: true,
    });
    expect(computeLivePrice(aTola(), rates)).toMatchObject({ isLoadingRates: false });
  });

  test('is unknown for a metal without a rate', () => {
    expect(computeLivePrice(aTola({ metal: 'SILVER', purity: '925' }), rates)).toMatchObject({
      price: null,
      hasNoRate: true,
    });
  });
});

test.each([
  ['1,00,000', 100_000],
  ['', null],
  ['much', null],
])('a cost typed as %j is parsed as %j', (cost, expectedCost) => {
  expect(parseCost({ cost })).toBe(expectedCost);
});
