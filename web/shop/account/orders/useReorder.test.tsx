import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useReorder } from './useReorder.ts';

const variant = { __typename: 'Variant', id: 'v', size: '12', price: 900, stock: 3, weightMg: 4000 };
const node = {
  ...{ __typename: 'Product', id: '7', slug: 'mundri', name: 'Mundri', nameNe: null, englishName: 'Mundri' },
  ...{ price: 900, images: [], variants: [variant] },
};
const products = { __typename: 'ProductConnection', edges: [{ __typename: 'ProductEdge', node }] };

function ReorderButton() {
  const { reorder } = useReorder();
  const line = { productId: '7', name: 'Mundri', size: '12', quantity: 2 };
  return (
    <button type="button" onClick={() => void reorder([line, line])}>
      Order again
    </button>
  );
}

test('reordering adds at most the available stock, counting all lines of a product together', async () => {
  renderScreen(<ReorderButton />, { link: new ApolloLink(() => of({ data: { products } })) });
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  const getQuantities = () =>
    getDefaultStore()
      .get(cartAtom)
      .items.map(({ quantity }) => quantity);
  await waitFor(() => expect(getQuantities()).toEqual([2, 1]));
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(getDefaultStore().get(cartAtom).isOpen).toBe(true));
  expect(getQuantities()).toEqual([2, 1]);
});
