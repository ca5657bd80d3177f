import { expect, test } from 'vitest';
import { type CartState, emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import {
  acceptChanges,
  type CurrentProduct,
  checkLines,
  findLineByField,
  hasChanged,
  repriceLines,
} from './cartCheck.ts';

const ring = { _id: 'ring', name: 'Himal ring', price: 90_000, image: '/media/ring.webp' };
const studs = { _id: 'studs', name: 'Moti studs', price: 20_000, image: '/media/studs.webp' };

const products: CurrentProduct[] = [
  {
    id: 'ring',
    variants: [
      { size: '14', price: 92_000, stock: 3 },
      { size: '16', price: 95_000, stock: 0 },
    ],
  },
  { id: 'studs', variants: [{ size: null, price: 20_000, stock: 8 }] },
];

test('an unchanged line has no changes', () => {
  const [line] = checkLines(toCart({ product: studs, quantity: 2 }).items, products);
  expect(line).toMatchObject({ price: 20_000, available: 2, max: 8 });
  expect(line && hasChanged(line)).toBe(false);
});

test('lines of the same product and size share the stock', () => {
  const size = { size: '14' };
  const cart = toCart(
    { product: ring, quantity: 2, variant: size },
    { product: ring, quantity: 2, variant: size },
  );
  const checkedLines = checkLines(cart.items, products);
  expect(checkedLines.map(({ available, max }) => [available, max])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test('a product no longer sold has no price and is unavailable', () => {
  const removedProduct = { ...ring, _id: 'gone' };
  expect(checkLines(toCart({ product: removedProduct }).items, products)).toMatchObject([
    { price: null, available: 0, max: 0 },
  ]);
});

test('accepting changes updates prices, limits quantities to the stock and removes unavailable lines', () => {
  const cart = toCart(
    { product: ring, quantity: 5, variant: { size: '14' } },
    { product: ring, quantity: 1, variant: { size: '16' } },
    { product: { ...ring, _id: 'gone' } },
    { product: studs, quantity: 1 },
  );
  const acceptedCart = acceptChanges(cart, checkLines(cart.items, products));
  expect(acceptedCart.items.map(({ id, price, quantity }) => [id, price, quantity])).toEqual([
    ['line-0', 92_000, 3],
    ['line-3', 20_000, 1],
  ]);
  expect(checkLines(acceptedCart.items, products).some(hasChanged)).toBe(false);
});

test('a quote updates its lines and leaves others unchanged', () => {
  const { items } = toCart({ product: ring, quantity: 2 }, { product: studs });
  expect(repriceLines(items, [{ index: 0, unitPrice: 91_000 }])).toMatchObject([
    { price: 91_000, available: 2 },
    { price: 20_000, available: 1 },
  ]);
});

test.each([
  ['lines.1.quantity', 'line-1'],
  ['lines.0', 'line-0'],
  ['lines.7.quantity', undefined],
  ['couponCode', undefined],
  [null, undefined],
])('the field %s belongs to the line %s', (field, id) => {
  expect(findLineByField(toCart({ product: ring }, { product: studs }).items, field)?.id).toBe(id);
});

function toCart(...lines: Parameters<typeof addLine>[1][]): CartState {
  return lines.reduce<CartState>((cart, line, index) => addLine(cart, line, `line-${index}`), emptyCart);
}
