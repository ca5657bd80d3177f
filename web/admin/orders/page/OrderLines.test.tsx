import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderLines } from './OrderLines.tsx';

const line = {
  id: '1',
  productId: '3',
  slug: 'band',
  name: 'Band',
  sku: 'RG-1',
  size: '12',
  image: null,
  weightMg: 4_200,
  unitPrice: 5_000,
  quantity: 2,
  lineTotal: 10_000,
};

function open({ narrow }: { narrow: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  renderScreen(<OrderLines order={anOrder({ lines: [line as never] })} />);
}

test('on a phone each line is a card with quantity and amount, and nothing scrolls horizontally', () => {
  open({ narrow: true });
  const card = within(within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem'));
  for (const text of ['2 × NPR 5,000', '4.20 g', 'NPR 10,000']) expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Band' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a wide screen the lines are a table', () => {
  open({ narrow: false });
  expect(screen.getByRole('columnheader', { name: 'Quantity' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'NPR 10,000' })).toBeTruthy();
});
