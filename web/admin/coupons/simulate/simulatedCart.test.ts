import { expect, test } from 'vitest';
import { readTryCart, type TryCart, toQuery, toTryInput, withPiece, withQuantity } from './tryCart.ts';

const cart: TryCart = {
  lines: [
    { productId: 'ring', size: '6~7', quantity: 2 },
    { productId: 'chain', size: null, quantity: 1 },
  ],
  customerId: 'sita',
  at: '2026-11-21T18:30',
  isTakenAlong: true,
  coupon: null,
};

test('what is tried is kept in the address, and found in it again', () => {
  expect(readTryCart(new URLSearchParams(toQuery(cart).toString()))).toEqual(cart);
});

test('what an address says wrong is left out', () => {
  const query = new URLSearchParams('piece=ring~0~6&piece=~1~&piece=chain&piece=chain~1~&at=tomorrow');
  expect(readTryCart(query)).toEqual({
    lines: [{ productId: 'chain', size: null, quantity: 1 }],
    customerId: null,
    at: '',
    isTakenAlong: false,
    coupon: null,
  });
});

test('the same piece in the same size is one line, and none of it is no line', () => {
  const more = withPiece(cart, { productId: 'ring', size: '6~7' });
  expect(more.lines[0]?.quantity).toBe(3);
  expect(withPiece(cart, { productId: 'ring', size: '8' }).lines).toHaveLength(3);
  expect(withQuantity(cart, 0, 0).lines).toEqual([cart.lines[1]]);
  expect(withQuantity(cart, 0, 500).lines[0]?.quantity).toBe(99);
});

test('the server is asked for the instant that Kathmandu’s clock means', () => {
  expect(toTryInput(cart)).toMatchObject({ at: '2026-11-21T12:45:00.000Z', customerId: 'sita' });
});
