import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { CART_KEY, cartAtom, cartOpenAtom, restoreCart } from './cart.atoms.ts';

const ring = { _id: '7', name: 'Mundri', price: 2450, image: '/media/mundri.webp' };
const cartWithRing = addLine(emptyCart, { product: ring, quantity: 2 }, 'line-1');
const readSavedCart = () => localStorage.getItem(CART_KEY);

test('a saved cart is restored with its totals, coupon and panel state', () => {
  const cart = { ...cartWithRing, isOpen: true, coupon: 'WELCOME10', discount: 490, totalAmount: 4410 };
  localStorage.setItem(CART_KEY, JSON.stringify(cart));
  expect(restoreCart()).toEqual(cart);
});

test.each([
  ['lines in an old format', JSON.stringify({ items: [{ id: '7', name: 'Mundri', quantity: 1 }] })],
  ['unreadable text', '{"items":['],
])('a saved cart with %s is discarded', (_case, text) => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem(CART_KEY, text);
  expect(restoreCart()).toEqual(emptyCart);
  expect(readSavedCart()).toBeNull();
  expect(logError).toHaveBeenCalledExactlyOnceWith('The cart could not be read.', text);
  logError.mockRestore();
});

test('a browser without a cart logs nothing', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(restoreCart()).toEqual(emptyCart);
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
});

test('unreadable storage results in an empty cart and a logged error', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const storageSpy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(restoreCart()).toEqual(emptyCart);
  expect(logError).toHaveBeenCalledOnce();
  storageSpy.mockRestore();
  logError.mockRestore();
});

test('every change is saved except opening the panel', () => {
  const store = createStore();
  store.set(cartAtom, () => cartWithRing);
  expect(JSON.parse(readSavedCart() ?? '')).toEqual(cartWithRing);

  store.set(cartOpenAtom, true);
  expect(store.get(cartAtom).isOpen).toBe(true);
  expect(JSON.parse(readSavedCart() ?? '')).toEqual(cartWithRing);
});

test('a closed panel stays closed after a reload, even if the cart changed while it was open', () => {
  const store = createStore();
  store.set(cartOpenAtom, true);
  store.set(cartAtom, (cart) => addLine(cart, { product: ring }, 'line-2'));
  expect(restoreCart().isOpen).toBe(true);

  store.set(cartOpenAtom, false);
  expect(restoreCart()).toMatchObject({ isOpen: false, items: [{ id: 'line-2' }] });
});

test('opening and closing the panel stores nothing', () => {
  const store = createStore();
  store.set(cartOpenAtom, true);
  store.set(cartOpenAtom, false);
  expect(readSavedCart()).toBeNull();
});

test('an unreadable change in another tab is logged', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStore();
  store.sub(cartAtom, () => {});
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: '{"items":7}' }));
  expect(store.get(cartAtom)).toEqual(emptyCart);
  expect(logError).toHaveBeenCalledOnce();
  logError.mockRestore();
});

test('a cart change in another tab is applied and does not open or close the panel', () => {
  const store = createStore();
  store.sub(cartAtom, () => {});
  store.set(cartOpenAtom, true);
  window.dispatchEvent(
    new StorageEvent('storage', { key: CART_KEY, newValue: JSON.stringify(cartWithRing) }),
  );
  expect(store.get(cartAtom)).toEqual({ ...cartWithRing, isOpen: true });
});

test('a browser without storage still has a cart', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const storageSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createStore();
  store.set(cartAtom, () => cartWithRing);
  expect(store.get(cartAtom)).toEqual(cartWithRing);
  expect(logError).toHaveBeenCalledOnce();
  storageSpy.mockRestore();
  logError.mockRestore();
});
