import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { clearVisitorData } from '#web/session/clearVisitorData.ts';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { comparedAtom } from '#web/shop/compare/compared.atoms.ts';
import { createViewer } from '#web/testing/createViewer.ts';

test('removes all personal data from the browser and keeps device settings', () => {
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleteCache });
  storeSession('t'.repeat(60), createViewer());
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

  clearVisitorData();

  expect(Object.keys(localStorage).toSorted()).toEqual(['colourMode', 'language', 'screenScale']);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('token=');
  expect(deleteCache.mock.calls).toEqual([['photographs'], ['answers']]);
});

test('open screens are emptied immediately and store nothing again', () => {
  const store = createStore();
  const unsubscribes = [cartAtom, comparedAtom].map((dataAtom) => store.sub(dataAtom, () => undefined));
  const product = { _id: '7', slug: 'mundri', name: 'Mundri', price: 1500, image: '/media/mundri.webp' };
  store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
  store.set(comparedAtom, ['7']);

  clearVisitorData();

  expect(store.get(cartAtom).items).toEqual([]);
  expect(store.get(comparedAtom)).toEqual([]);
  expect([localStorage.getItem('cart'), sessionStorage.getItem('compare')]).toEqual([null, null]);
  for (const unsubscribe of unsubscribes) unsubscribe();
});
