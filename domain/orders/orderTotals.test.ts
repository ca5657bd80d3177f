import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { calculateAmountToFreeShipping, calculateTotals } from './orderTotals.ts';

const rules = DEFAULT_SETTINGS;

function calculateItemTotals(items: number, discount?: number) {
  return calculateTotals({ lines: [{ price: items, quantity: 1 }], discount, rules });
}

test('an empty cart costs nothing and has no shipping', () => {
  const emptyTotals = {
    items: 0,
    discount: 0,
    totalAmount: 0,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxPercent: 18,
    finalTotal: 0,
  };
  expect(calculateTotals({ lines: [], rules })).toEqual(emptyTotals);
  expect(calculateTotals({ lines: [], discount: 500, rules })).toEqual(emptyTotals);
});

describe('shipping is free for items worth 5,000 or more', () => {
  test.each([
    [1, 200],
    [4999, 200],
    [5000, 0],
    [5001, 0],
  ])('shipping for items worth %d costs %d', (items, shipping) => {
    expect(calculateItemTotals(items).shipping).toBe(shipping);
  });

  test('a discount does not end free shipping', () => {
    expect(calculateItemTotals(5000, 1000)).toEqual({
      items: 5000,
      discount: 1000,
      totalAmount: 4000,
      shipping: 0,
      shippingDiscount: 0,
      tax: 720,
      taxPercent: 18,
      finalTotal: 4720,
    });
  });

  test.each([
    [0, 5000],
    [4999, 1],
    [5000, 0],
    [9000, 0],
  ])('items worth %d are %d short of free shipping', (items, missingAmount) => {
    expect(calculateAmountToFreeShipping(items, rules)).toBe(missingAmount);
  });
});

describe('the discount applies once and never exceeds the price of the items', () => {
  test.each([
    [1000, 300, 300, 700, 126, 1026],
    [1000, 1000, 1000, 0, 0, 200],
    [1000, 5000, 1000, 0, 0, 200],
    [1000, -50, 0, 1000, 180, 1380],
    [1000, Number.NaN, 0, 1000, 180, 1380],
    [6000, 99_999, 6000, 0, 0, 0],
  ])(
    'for items worth %d with a discount of %d',
    (items, requestedDiscount, discount, totalAmount, tax, finalTotal) => {
      expect(calculateItemTotals(items, requestedDiscount)).toMatchObject({
        items,
        discount,
        totalAmount,
        tax,
        finalTotal,
      });
    },
  );
});

describe('the shipping discount applies once and never exceeds the shipping fee', () => {
  test.each([
    [1000, 200, 200, 0, 1180],
    [1000, 150, 150, 50, 1230],
    [1000, 9000, 200, 0, 1180],
    [5000, 200, 0, 0, 5900],
  ])(
    'for items worth %d with a shipping discount of %d',
    (items, requestedDiscount, shippingDiscount, shipping, finalTotal) => {
      const lines = [{ price: items, quantity: 1 }];
      const totals = calculateTotals({ lines, shippingDiscount: requestedDiscount, rules });
      expect(totals).toMatchObject({ discount: 0, shippingDiscount, shipping, finalTotal });
    },
  );
});

describe('the price of the items is the sum of price times quantity', () => {
  test.each<[string, { price: unknown; quantity: unknown }[], number]>([
    [
      'several lines',
      [
        { price: 1200, quantity: 2 },
        { price: 300, quantity: 3 },
      ],
      3300,
    ],
    ['numbers as text', [{ price: '1200', quantity: '2' }], 2400],
    [
      'a price that is not a number',
      [
        { price: 'abc', quantity: 2 },
        { price: 100, quantity: 1 },
      ],
      100,
    ],
    [
      'a quantity that is not a number',
      [
        { price: 100, quantity: null },
        { price: 50, quantity: 2 },
      ],
      100,
    ],
    [
      'a negative quantity',
      [
        { price: 100, quantity: -3 },
        { price: 50, quantity: 1 },
      ],
      50,
    ],
    ['a huge quantity', [{ price: 305_200, quantity: 1_000_000 }], 305_200_000_000],
    [
      'a product too large for a number',
      [
        { price: 1e200, quantity: 1e200 },
        { price: 50, quantity: 1 },
      ],
      50,
    ],
  ])('%s', (_name, lines, items) => {
    expect(calculateTotals({ lines, rules }).items).toBe(items);
  });
});

test('rounds tax half up to whole rupees', () => {
  expect(calculateItemTotals(25).tax).toBe(5);
  expect(calculateItemTotals(24).tax).toBe(4);
});
