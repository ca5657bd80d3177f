import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ItemFinder } from './ItemFinder.tsx';

const variants = ['8', '20'].map((size) => ({
  __typename: 'Variant' as const,
  id: `v${size}`,
  sku: `LOTUS-${size}`,
  barcode: `98000${size}`,
  size,
  price: 12_000,
  stock: 2,
}));
const ring = {
  __typename: 'Product' as const,
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  image: null,
  darkImage: null,
  variants,
};
const edges = [{ __typename: 'ProductEdge', node: ring }];
const data = { adminProducts: { __typename: 'ProductConnection', edges } };
const link = new ApolloLink(({ operationName }) =>
  operationName === 'EditPieceSearch' ? of({ data }) : NEVER,
);

test.each(['LOTUS-20', 'lotus-20', '9800020'])(
  'the exact code %s of a variant offers only that variant, and Enter adds it',
  async (code) => {
    const onAdd = vi.fn();
    renderScreen(<ItemFinder onAdd={onAdd} />, { link });
    const field = screen.getByLabelText('Add item');
    fireEvent.change(field, { target: { value: code } });
    await screen.findByRole('option', { name: /^Add Lotus ring: Size 20 ·/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);

    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'p1' }),
      expect.objectContaining({ id: 'v20' }),
    );
  },
);

test('a text search offers all sizes, and Enter alone adds none', async () => {
  const onAdd = vi.fn();
  renderScreen(<ItemFinder onAdd={onAdd} />, { link });
  const field = screen.getByLabelText('Add item');
  fireEvent.change(field, { target: { value: 'lotus' } });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).not.toHaveBeenCalled();
});
