import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from '#web/ui/toast/Toaster.tsx';
import { cartAtom, cartOpenAtom } from './cart.atoms.ts';
import { useCart } from './useCart.ts';

const ring = { _id: '7', name: 'Mundri', price: 2450, image: '' };

function AddRingButton() {
  const { add } = useCart();
  return (
    <button type="button" onClick={() => add({ product: ring })}>
      Add
    </button>
  );
}

test('the toast of an added product links to the cart, and closes on click', async () => {
  renderScreen(
    <>
      <AddRingButton />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const toast = await screen.findByRole('status');
  expect(within(toast).getByText('Mundri added to cart!')).toBeTruthy();

  await userEvent.click(within(toast).getByRole('button', { name: 'View cart' }));
  expect(getDefaultStore().get(cartOpenAtom)).toBe(true);
  expect(getDefaultStore().get(cartAtom).totalItems).toBe(1);
});
