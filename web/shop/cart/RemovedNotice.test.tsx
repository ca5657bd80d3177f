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

async function removeWithNotice(notice: ReactNode) {
  const store = createStore();
  const product = { _id: '7', name: 'Mundri', price: 900, image: '' };
  store.set(cartAtom, () => addLine(emptyCart, { product }, 'line-1'));
  renderScreen(
    <Provider store={store}>
      <Toaster />
      <RemoveButton />
      {notice}
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Item removed from cart');
}

function RemoveButton() {
  const { remove } = useCart();
  return (
    <button type="button" onClick={() => remove('line-1')}>
      Remove
    </button>
  );
}

test('the toast has no Undo while the notice offers it', async () => {
  await removeWithNotice(<RemovedNotice />);
  expect(screen.getByText('Mundri was removed.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('the toast offers Undo without the notice', async () => {
  await removeWithNotice(null);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});
