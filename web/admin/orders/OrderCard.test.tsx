import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ListCards } from '../list/ListCards.tsx';
import type { Orders_OrderFragment as Row } from './Orders.generated.ts';
import { ordersList } from './ordersList.tsx';

const line = { id: '1', productId: '1', variantId: null, sku: 'RG-1', name: 'Band', price: 10_000 };

function open(status: OrderStatus, paymentStatus: PaymentStatus, fulfilment: Fulfilment = 'DELIVERY') {
  const { lines: _lines, ...order } = orderSheet({ status, paymentStatus, fulfilment });
  const row = {
    ...order,
    returns: [],
    creditNotes: [],
    lines: [
      { ...line, quantity: 2 },
      { ...line, id: '2', quantity: 1 },
    ],
  } as unknown as Row;
  renderScreen(
    <ListCards
      definition={ordersList}
      shown={ordersList.columns.map(({ field }) => ({ field }))}
      rows={{ rows: [row], totalCount: 1, loading: false } as never}
      control={{ selection: { all: false, ids: new Set() }, toggle: () => {}, choose: () => {} } as never}
      current={null}
      state={{} as never}
      change={() => {}}
    />,
  );
  return within(screen.getByRole('listitem'));
}

test('on a phone an order says who bought how many pieces for how much, and leads to its page', () => {
  const card = open('CONFIRMED', 'UNPAID');
  expect(card.getByRole('heading', { name: 'JW-7K2M9QX4TB' })).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/admin/orders/JW-7K2M9QX4TB');
  for (const said of ['Test Customer', '3 items', 'NPR 11,800']) expect(card.getByText(said)).toBeTruthy();
});

test.each([
  ['PENDING', 'UNPAID', 'Placed', 'Unpaid'],
  ['SHIPPED', 'PAID', 'On its way', 'Paid'],
  ['RETURNED', 'REFUNDED', 'Returned', 'Refunded'],
] as const)('%s and %s are words, with a picture beside each', (status, payment, word, paid) => {
  const card = open(status, payment);
  for (const said of [word, paid])
    expect(card.getByText(said).parentElement?.querySelector('svg')).not.toBeNull();
});

test('what waits at the store to be picked up is not on its way', () => {
  const card = open('SHIPPED', 'PAID', 'PICKUP');
  expect(card.getByText('Ready to be picked up')).toBeTruthy();
  expect(card.queryByText('On its way')).toBeNull();
});
