import { expect, test } from 'vitest';
import {
  addItem,
  parseSimulatedCart,
  type SimulatedCart,
  setQuantity,
  toQuery,
  toSimulationInput,
} from './simulatedCart.ts';

const cart: SimulatedCart = {
  lines: [
    { productId: 'ring', size: '6~7', quantity: 2 },
    { productId: 'chain', size: null, quantity: 1 },
  ],
  customerId: 'sita',
  at: '2026-11-21T18:30',
  isTakenAlong: true,
  coupon: null,
};

test('the URL stores and restores the simulation', () => {
  expect(parseSimulatedCart(new URLSearchParams(toQuery(cart).toString()))).toEqual(cart);
});

test('invalid values in the URL are ignored', () => {
  const query = new URLSearchParams('piece=ring~0~6&piece=~1~&piece=chain&piece=chain~1~&at=tomorrow');
  expect(parseSimulatedCart(query)).toEqual({
    lines: [{ productId: 'chain', size: null, quantity: 1 }],
    customerId: null,
    at: '',
    isTakenAlong: false,
    coupon: null,
  });
});

test('adding a variant again increases the quantity of its line, and quantity zero removes the line', () => {
  const largerCart = addItem(cart, { productId: 'ring', size: '6~7' });
  expect(largerCart.lines[0]?.quantity).toBe(3);
  expect(addItem(cart, { productId: 'ring', size: '8' }).lines).toHaveLength(3);
  expect(setQuantity(cart, 0, 0).lines).toEqual([cart.lines[1]]);
  expect(setQuantity(cart, 0, 500).lines[0]?.quantity).toBe(99);
});

test('the typed Kathmandu time is sent as an instant', () => {
  expect(toSimulationInput(cart)).toMatchObject({ at: '2026-11-21T12:45:00.000Z', customerId: 'sita' });
});
