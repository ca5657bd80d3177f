import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { cartAtom } from '../cart/cart.atoms.ts';
import { type WishlistProduct, WishlistProductCard } from './WishlistProductCard.tsx';
import { wishlistAtom } from './wishlist.atoms.ts';

function openCard(stock: number) {
  const product = {
    ...{ id: '7', slug: 'mundri', name: 'Mundri', englishName: 'Mundri', nameNe: null, images: [] },
    ...{ metal: 'GOLD', purity: '22K', category: 'GOLD', diamondCarat: null, weightMg: 4000 },
    ...{ price: 90_000, compareAtPrice: null, stock },
    variants: [{ id: 'v', size: null, price: 90_000, stock, weightMg: 4000 }],
  } as unknown as WishlistProduct;
  getDefaultStore().set(wishlistAtom, ['7']);
  renderScreen(<WishlistProductCard product={product} />);
}
const getCart = () => getDefaultStore().get(cartAtom);
const getWishlistIds = () => getDefaultStore().get(wishlistAtom);

test('the last item in stock is moved to the cart once, and stays on the wishlist if it cannot be added', async () => {
  const toasts = recordToasts();
  openCard(1);
  const moveButton = screen.getByRole('button', { name: 'Move to cart: Mundri' });
  await userEvent.click(moveButton);
  expect(getCart().totalItems).toBe(1);
  expect(getWishlistIds()).toEqual([]);

  getDefaultStore().set(wishlistAtom, ['7']);
  await userEvent.click(moveButton);
  expect(getCart().totalItems).toBe(1);
  expect(getWishlistIds()).toEqual(['7']);
  expect(toasts.map(({ text }) => text)).toContain('The last one is already in your cart.');
});

test('a sold-out product has a button for an alert instead of the button that moves it to the cart', () => {
  openCard(0);
  expect(screen.queryByRole('button', { name: 'Move to cart: Mundri' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Notify me when Mundri is back' })).toBeTruthy();
});
