import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { ordersList } from '../ordersList.tsx';
import { PaidOutOfStock } from './PaidOutOfStock.tsx';

const orderWithReservation = anOrder({ status: 'PENDING' });
const unconfirmedOrder = anOrder({ status: 'PENDING', awaitsConfirmation: true });
const dialog = { reload: async () => undefined, onClose: () => undefined };

test('the payment dialog warns of items that are out of stock and names them', () => {
  const order = {
    ...unconfirmedOrder,
    staff: { ...unconfirmedOrder.staff, missingItems: ['Lotus ring (7)'] },
  };
  renderScreen(<PaymentDialog order={order} to="PAID" {...dialog} />);
  expect(
    screen.getByText(
      'Not enough stock of Lotus ring (7). The order would be paid, but its items could not be reserved.',
    ),
  ).toBeDefined();
});

test('the payment dialog shows no warning if the items are in stock', () => {
  renderScreen(<PaymentDialog order={orderWithReservation} to="PAID" {...dialog} />);
  expect(screen.queryByText(/could not be reserved/)).toBeNull();
});

test.each([
  ['has reserved stock', orderWithReservation, true],
  ['awaits confirmation', unconfirmedOrder, false],
  ['was paid after its items sold out', anOrder({ status: 'PENDING', isPaidWithoutStock: true }), false],
])(
  'if an order %s, the cancel dialog states correctly whether its items are restocked',
  (_case, order, isRestocked) => {
    renderScreen(<CancelDialog order={order} {...dialog} />);
    expect(screen.queryByText(/The items will return to stock\./) !== null).toBe(isRestocked);
    expect(screen.queryByText(/No items are reserved for this order\./) !== null).toBe(!isRestocked);
  },
);

test.each([
  [['Lotus ring'], 'Paid, but out of stock', 'Not enough stock of Lotus ring.'],
  [[], 'Paid, but no stock is reserved', 'There is enough stock.'],
])(
  'a paid order without reserved stock shows advice if its missing items are %j',
  (missingItems, title, advice) => {
    renderScreen(<PaidOutOfStock missingItems={missingItems} />);
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(advice, { exact: false })).toBeDefined();
  },
);

test('the list’s filters have the same names as the marks', () => {
  const choices = ordersList.filters?.flatMap((filter) => (filter.kind === 'choice' ? filter.options : []));
  expect(choices).toContainEqual({ value: 'awaited', label: 'Awaiting confirmation' });
  expect(choices).toContainEqual({ value: 'gone', label: 'Paid, out of stock' });
});
