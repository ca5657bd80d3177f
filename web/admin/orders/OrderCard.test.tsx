import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ListCards } from '../list/ListCards.tsx';
import type { Orders_OrderFragment as Row } from './Orders.generated.ts';
import { ordersList } from './ordersList.tsx';

const line = { id: '1', productId: '1', variantId: null, sku: 'RG-1', name: 'Band', price: 10_000 };

function open(status: OrderStatus, paymentStatus: PaymentStatus, fulfilment: Fulfilment = 'DELIVERY') {
  const { lines: _lines, ...order } = anOrder({ status, paymentStatus, fulfilment });
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
      visibleColumns={ordersList.columns.map(({ field }) => ({ field }))}
      rows={{ rows: [row], totalCount: 1, loading: false } as never}
      control={{ selection: { all: false, ids: new Set() }, toggle: () => {}, choose: () => {} } as never}
      currentRow={null}
      state={{} as never}
      change={() => {}}
    />,
  );
  return within(screen.getByRole('listitem'));
}

test('on a phone an order shows customer, quantity and total, and links to its page', () => {
  const card = open('CONFIRMED', 'UNPAID');
  expect(card.getByRole('heading', { name: 'JW-7K2M9QX4TB' })).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/admin/orders/JW-7K2M9QX4TB');
  for (const text of ['Test Customer', '3 items', 'NPR 11,800']) expect(card.getByText(text)).toBeTruthy();
});

test.each([
  ['PENDING', 'UNPAID', 'Placed', 'Unpaid'],
  ['SHIPPED', 'PAID', 'On its way', 'Paid'],
  ['RETURNED', 'REFUNDED', 'Returned', 'Refunded'],
] as const)(
  'the order status %s and the payment status %s are shown as text, each with an icon',
  (status, payment, statusText, paymentText) => {
    const card = open(status, payment);
    for (const text of [statusText, paymentText])
      expect(card.getByText(text).parentElement?.querySelector('svg')).not.toBeNull();
  },
);

test('an order ready for pick-up is not shown as in transit', () => {
  const card = open('SHIPPED', 'PAID', 'PICKUP');
  expect(card.getByText('Ready for pick-up')).toBeTruthy();
  expect(card.queryByText('On its way')).toBeNull();
});
