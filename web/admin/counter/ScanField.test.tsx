import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ScanField } from './ScanField.tsx';

const variants = ['7', '8'].map((size) => ({
  __typename: 'Variant' as const,
  id: `v${size}`,
  sku: `LOTUS-${size}`,
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

const responses: Record<string, object> = {
  TillProducts: {
    adminProducts: {
      __typename: 'ProductConnection',
      edges: [{ __typename: 'ProductEdge', node: ring }],
    },
  },
  TillStock: {
    counterStock: [
      { __typename: 'CounterStock', variantId: 'v7', here: 2, elsewhere: [] },
      {
        __typename: 'CounterStock',
        variantId: 'v8',
        here: 0,
        elsewhere: [{ __typename: 'StockElsewhere', location: 'Warehouse', quantity: 2 }],
      },
    ],
  },
};
const link = new ApolloLink(({ operationName }) => {
  const data = responses[operationName ?? ''];
  return data ? of({ data }) : NEVER;
});

test('a text search lists items with their stock, and the arrow keys and Enter choose one', async () => {
  const onAdd = vi.fn();
  renderScreen(
    <ScanField field={createRef()} locationId="shop" isEmpty onAdd={onAdd} onEmptySubmit={vi.fn()} />,
    {
      link,
    },
  );
  const field = screen.getByLabelText('Scan or search (F2)');
  fireEvent.change(field, { target: { value: 'lotus' } });
  const inStockOption = await screen.findByRole('option', { name: /^Add Lotus ring: Size 7 ·/ });
  await vi.waitFor(() => expect(inStockOption.textContent).toContain('2 left'));
  const elsewhereOption = screen.getByRole('option', { name: /^Add Lotus ring: Size 8 ·/ });
  expect(elsewhereOption.textContent).toContain('0 here, 2 at Warehouse');

  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(elsewhereOption.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'p1' }),
    expect.objectContaining({ id: 'v8' }),
  );
});
