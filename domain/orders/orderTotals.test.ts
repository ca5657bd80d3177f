import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { missingForFreeShipping, totalsOf } from './orderTotals.ts';

const rules = DEFAULT_SETTINGS;

function totalsOfItems(items: number, discount?: number) {
  return totalsOf({ lines: [{ price: items, quantity: 1 }], discount, rules });
}

test('an empty cart costs nothing, shipping included', () => {
  const nothing = {
    items: 0,
    discount: 0,
    totalAmount: 0,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxPercent: 18,
    finalTotal: 0,
  };
  expect(totalsOf({ lines: [], rules })).toEqual(nothing);
  expect(totalsOf({ lines: [], discount: 500, rules })).toEqual(nothing);
});

describe('shipping is free from 5,000 of items on', () => {
  test.each([
    [1, 200],
    [4999, 200],
    [5000, 0],
    [5001, 0],
  ])('items of %d ship for %d', (items, shipping) => {
    expect(totalsOfItems(items).shipping).toBe(shipping);
  });

  test('a discount does not take free shipping away', () => {
    expect(totalsOfItems(5000, 1000)).toEqual({
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
  ])('with items of %d, %d are missing', (items, missing) => {
    expect(missingForFreeShipping(items, rules)).toBe(missing);
  });
});

describe('the discount is charged once and stays within the items', () => {
  test.each([
    [1000, 300, 300, 700, 126, 1026],
    [1000, 1000, 1000, 0, 0, 200],
    [1000, 5000, 1000, 0, 0, 200],
    [1000, -50, 0, 1000, 180, 1380],
    [1000, Number.NaN, 0, 1000, 180, 1380],
    [6000, 99_999, 6000, 0, 0, 0],
  ])('items %d less %d', (items, asked, discount, totalAmount, tax, finalTotal) => {
    expect(totalsOfItems(items, asked)).toMatchObject({ items, discount, totalAmount, tax, finalTotal });
  });
});

describe('what a coupon takes off the shipping is charged once and stays within it', () => {
  test.each([
    [1000, 200, 200, 0, 1180],
    [1000, 150, 150, 50, 1230],
    [1000, 9000, 200, 0, 1180],
    [5000, 200, 0, 0, 5900],
  ])('of items of %d, %d', (items, asked, shippingDiscount, shipping, finalTotal) => {
    const lines = [{ price: items, quantity: 1 }];
    const totals = totalsOf({ lines, shippingDiscount: asked, rules });
    expect(totals).toMatchObject({ discount: 0, shippingDiscount, shipping, finalTotal });
  });
});

describe('items are the sum of price times quantity', () => {
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
      'a price that is no number',
      [
        { price: 'abc', quantity: 2 },
        { price: 100, quantity: 1 },
      ],
      100,
    ],
    [
      'a quantity that is no number',
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
      'a product beyond all numbers',
      [
        { price: 1e200, quantity: 1e200 },
        { price: 50, quantity: 1 },
      ],
      50,
    ],
  ])('%s', (_name, lines, items) => {
    expect(totalsOf({ lines, rules }).items).toBe(items);
  });
});

test('tax is rounded half up to whole rupees', () => {
  expect(totalsOfItems(25).tax).toBe(5);
  expect(totalsOfItems(24).tax).toBe(4);
});
