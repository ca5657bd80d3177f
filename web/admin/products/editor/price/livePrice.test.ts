import { describe, expect, test } from 'vitest';
import { noProduct, noSize, type ProductValues } from '../productValues.ts';
import { livePrice, typedCost } from './livePrice.ts';

const rates = { GOLD: 300_000 };

/** A product of one tola of fine gold with a making charge of 10%. */
const aTola = (overrides: Partial<ProductValues> = {}): ProductValues => ({
  ...noProduct,
  metal: 'GOLD',
  purity: '24K',
  weightMg: '11.664',
  makingPercent: '10',
  ...overrides,
});

describe('the price as typed', () => {
  test('is the metal at its rate plus making charge and stones', () => {
    const { price, breakdown } = livePrice(aTola({ stonesPrice: '1,00,000' }), rates);
    expect(price).toBe(430_000);
    expect(breakdown).toMatchObject({ metal: 300_000, making: 30_000, stones: 100_000 });
  });

  test('is the price of the cheapest variant, computed from each variant’s weight', () => {
    const variants = [
      { ...noSize, size: '14', weightMg: '23.328' },
      { ...noSize, size: '12' },
    ];
    expect(livePrice(aTola({ variants }), rates)).toMatchObject({
      price: 330_000,
      sizes: [660_000, 330_000],
    });
  });

  test('is the fixed price, whatever the weight', () => {
    expect(livePrice(aTola({ pricing: 'FIXED', fixedPrice: '2400' }), rates)).toMatchObject({
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
    expect(livePrice(aTola(overrides), rates).price).toBeNull();
  });

  test('waits for the rates without reporting them as missing', () => {
    expect(livePrice(aTola(), null)).toMatchObject({ price: null, hasNoRate: false, isLoadingRates: true });
    expect(livePrice(aTola(), rates)).toMatchObject({ isLoadingRates: false });
  });

  test('is unknown for a metal without a rate', () => {
    expect(livePrice(aTola({ metal: 'SILVER', purity: '925' }), rates)).toMatchObject({
      price: null,
      hasNoRate: true,
    });
  });
});

test.each([
  ['1,00,000', 100_000],
  ['', null],
  ['much', null],
])('a cost typed as %j is %j', (cost, read) => {
  expect(typedCost({ cost })).toBe(read);
});
