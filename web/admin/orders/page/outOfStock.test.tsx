import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { ordersList } from '../ordersList.tsx';
import { PaidWithoutPieces } from './PaidWithoutPieces.tsx';

const held = orderSheet({ status: 'PENDING' });
const waiting = orderSheet({ status: 'PENDING', awaitsConfirmation: true });
const dialog = { reload: async () => undefined, onClose: () => undefined };

test('who notes a payment is warned of pieces that are gone, by their names', () => {
  const order = { ...waiting, staff: { ...waiting.staff, missingPieces: ['Lotus ring (7)'] } };
  renderScreen(<PaymentDialog order={order} to="PAID" {...dialog} />);
  expect(
    screen.getByText(
      'There is not enough left of: Lotus ring (7). The order would be paid without its pieces.',
    ),
  ).toBeDefined();
});

test('who notes the payment of an order that has its pieces is warned of nothing', () => {
  renderScreen(<PaymentDialog order={held} to="PAID" {...dialog} />);
  expect(screen.queryByText(/without its pieces/)).toBeNull();
});

test.each([
  ['holds its pieces', held, true],
  ['awaits its confirmation', waiting, false],
  ['was paid when they were gone', orderSheet({ status: 'PENDING', isPaidWithoutPieces: true }), false],
])('cancelling an order that %s puts them back or not', (_what, order, isBack) => {
  renderScreen(<CancelDialog order={order} {...dialog} />);
  expect(screen.queryByText(/go back into stock/) !== null).toBe(isBack);
  expect(screen.queryByText(/No items are set aside for it/) !== null).toBe(!isBack);
});

test.each([
  [
    ['Lotus ring'],
    'Paid, but its pieces are gone: refund it or find others',
    'There is not enough left of: Lotus ring.',
  ],
  [[], 'Paid, but no stock is reserved', 'There is enough in stock.'],
])('what was paid without its pieces says what to do, with %j missing', (missing, title, said) => {
  renderScreen(<PaidWithoutPieces missing={missing} />);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(said, { exact: false })).toBeDefined();
});

test('the list is filtered by the words that it shows', () => {
  const choices = ordersList.filters?.flatMap((filter) => (filter.kind === 'choice' ? filter.options : []));
  expect(choices).toContainEqual({ value: 'awaited', label: 'To be confirmed' });
  expect(choices).toContainEqual({ value: 'gone', label: 'Pieces gone' });
});
