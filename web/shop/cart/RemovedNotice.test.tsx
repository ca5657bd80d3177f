import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from '#web/ui/toast/Toaster.tsx';
import { cartAtom } from './cart.atoms.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCart } from './useCart.ts';

async function removeBeside(notice: ReactNode) {
  const store = createStore();
  const product = { _id: '7', name: 'Mundri', price: 900, image: '' };
  store.set(cartAtom, () => addLine(emptyCart, { product }, 'line-1'));
  renderScreen(
    <Provider store={store}>
      <Toaster />
      <Remove />
      {notice}
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Item removed from cart');
}

function Remove() {
  const { remove } = useCart();
  return (
    <button type="button" onClick={() => remove('line-1')}>
      Remove
    </button>
  );
}

test('where the notice offers Undo, the toast does not offer it a second time', async () => {
  await removeBeside(<RemovedNotice />);
  expect(screen.getByText('Mundri was removed.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('elsewhere the toast offers Undo', async () => {
  await removeBeside(null);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});
