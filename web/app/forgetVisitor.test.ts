import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { forgetVisitor } from '#web/session/forgetVisitor.ts';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { comparedAtom } from '#web/shop/compare/compared.atoms.ts';
import { aViewer } from '#web/testing/aViewer.ts';

test('nothing personal remains in the browser, and what is of the device stays', () => {
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleted });
  keepSession('t'.repeat(60), aViewer());
  for (const key of [
    'cart',
    'recentlyViewed',
    'recordedLogin',
    'wishlist',
    'deliveryDistrict',
    'sessionWarned',
  ])
    localStorage.setItem(key, '"something"');
  for (const key of ['language', 'colourMode', 'screenScale']) localStorage.setItem(key, 'kept');
  for (const key of ['visit', 'checkoutDraft', 'compare']) sessionStorage.setItem(key, '"something"');

  forgetVisitor();

  expect(Object.keys(localStorage).toSorted()).toEqual(['colourMode', 'language', 'screenScale']);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('token=');
  expect(deleted.mock.calls).toEqual([['photographs'], ['answers']]);
});

test('what is open is empty at once, and writes nothing back', () => {
  const store = createStore();
  const stops = [cartAtom, comparedAtom].map((each) => store.sub(each, () => undefined));
  const product = { _id: '7', slug: 'mundri', name: 'Mundri', price: 1500, image: '/media/mundri.webp' };
  store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
  store.set(comparedAtom, ['7']);

  forgetVisitor();

  expect(store.get(cartAtom).items).toEqual([]);
  expect(store.get(comparedAtom)).toEqual([]);
  expect([localStorage.getItem('cart'), sessionStorage.getItem('compare')]).toEqual([null, null]);
  for (const stop of stops) stop();
});
