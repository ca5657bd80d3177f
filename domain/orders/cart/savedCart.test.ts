import { describe, expect, test } from 'vitest';
import { type CartProduct, emptyCart, MAX_QUANTITY, openCart } from './cart.ts';
import { applyCoupon } from './cartCoupon.ts';
import { addLine } from './cartLines.ts';
import { parseSavedCart } from './savedCart.ts';

const ring: CartProduct = {
  _id: 'p1',
  name: 'Ring',
  price: 1000,
  image: '/media/ring',
  slug: 'ring',
  specifications: { weight: { value: 2.1 } },
};
const chain: CartProduct = { _id: 'p2', name: 'Chain', price: 2500, image: '/media/chain' };
const twoLines = addLine(addLine(emptyCart, { product: ring, quantity: 2 }, 'a'), { product: chain }, 'b');

describe('a saved cart', () => {
  const serialiseCart = (change: object = {}) => JSON.stringify({ ...twoLines, ...change });
  const line = { id: 'a', product: ring, quantity: 1, price: 1000, variant: null };

  test.each([
    twoLines,
    openCart(applyCoupon(twoLines, { code: 'X', discount: 100, shippingDiscount: 0 })),
    emptyCart,
  ])('is loaded unchanged', (cart) => {
    expect(parseSavedCart(JSON.stringify(cart))).toEqual(cart);
  });

  test('is loaded with its variants', () => {
    const lineWithSize = { ...line, variant: { size: '14' } };
    expect(parseSavedCart(serialiseCart({ items: [lineWithSize] }))?.items).toEqual([lineWithSize]);
  });

  test('has its totals recalculated', () => {
    const cart = parseSavedCart(
      serialiseCart({ totalItems: 77, totalAmount: -1, discount: 9000, coupon: 'X' }),
    );
    expect(cart).toMatchObject({ totalItems: 3, totalAmount: 0, coupon: 'X', discount: 4500 });
  });

  test('has no discount without a coupon', () => {
    expect(parseSavedCart(serialiseCart({ discount: 500, coupon: null }))).toMatchObject({
      discount: 0,
      totalAmount: 4500,
    });
  });

  test.each<[string, string | null]>([
    ['absent', null],
    ['empty', ''],
    ['invalid JSON', '{items:'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without items', '{}'],
    ['with items that are not a list', serialiseCart({ items: { length: 1 } })],
    ['with items that are text', serialiseCart({ items: 'Ring' })],
    ['with items that are null', serialiseCart({ items: null })],
    ['a number', '7'],
    ['truncated', serialiseCart().slice(0, -9)],
    ['with a line that is null', serialiseCart({ items: [null] })],
    [
      'with a line of the old structure',
      serialiseCart({ items: [line, { id: 'p1', name: 'Ring', price: 1000, quantity: 1 }] }),
    ],
    ['with a product that is text', serialiseCart({ items: [{ ...line, product: 'p1' }] })],
    ['with a product that is a list', serialiseCart({ items: [{ ...line, product: [] }] })],
    ['with a product without an id', serialiseCart({ items: [{ ...line, product: { name: 'Ring' } }] })],
  ])('is discarded: %s', (_name, text) => {
    expect(parseSavedCart(text)).toBeNull();
  });

  test.each<[string, object, object]>([
    ['a price that is not a number', { price: 'abc' }, { price: 0 }],
    ['a price as text', { price: '1200' }, { price: 1200 }],
    ['a negative price', { price: -5 }, { price: 0 }],
    ['a missing price', { price: undefined }, { price: 0 }],
    ['a quantity as text', { quantity: '3' }, { quantity: 3 }],
    ['a fractional quantity', { quantity: 0.5 }, { quantity: 1 }],
    ['the maximum quantity', { quantity: MAX_QUANTITY }, { quantity: MAX_QUANTITY }],
    ['a quantity just above the maximum', { quantity: MAX_QUANTITY + 1 }, { quantity: MAX_QUANTITY }],
    ['a quantity far above the maximum', { quantity: 1e12 }, { quantity: MAX_QUANTITY }],
    ['a missing variant', { variant: undefined }, { variant: null }],
    ['a variant without a size', { variant: {} }, { variant: null }],
    ['a missing id', { id: undefined }, { id: 'p1-0' }],
    [
      'a product with invalid fields',
      { product: { _id: 'p1', name: 7, price: 'x', specifications: { weight: { value: 'heavy' } } } },
      { product: { _id: 'p1', name: '7', price: 0, image: '', specifications: { weight: { value: 0 } } } },
    ],
  ])('normalises %s', (_name, change, expected) => {
    expect(parseSavedCart(serialiseCart({ items: [{ ...line, ...change }] }))?.items).toEqual([
      { ...line, ...expected },
    ]);
  });

  test.each<[string, unknown]>([
    ['0', 0],
    ['-1', -1],
    ['-0.5', -0.5],
    ['0 as text', '0'],
    ['-3 as text', '-3'],
    ['a value that is not a number', 'many'],
    ['an object', {}],
    ['null', null],
    ['missing', undefined],
  ])('drops only the line whose quantity is %s', (_name, quantity) => {
    const cart = parseSavedCart(
      serialiseCart({
        items: [
          { ...line, id: 'b' },
          { ...line, quantity },
        ],
        totalItems: 9,
      }),
    );
    expect(cart?.items.map(({ id }) => id)).toEqual(['b']);
    expect(cart).toMatchObject({ totalItems: 1, totalAmount: 1000 });
  });

  test('is read as an empty cart if its only line has no quantity', () => {
    expect(parseSavedCart(serialiseCart({ items: [{ ...line, quantity: 0 }] }))).toEqual(emptyCart);
  });

  test('gives lines with the same id distinct ids, so that each can be changed separately', () => {
    const cart = parseSavedCart(serialiseCart({ items: [line, line, line] }));
    expect(new Set(cart?.items.map(({ id }) => id)).size).toBe(3);
  });
});
