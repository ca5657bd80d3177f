import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderPayment } from './OrderPayment.tsx';

const handlers = {
  reload: async () => {},
  onMove: () => {},
  onRecord: () => {},
  onRefund: () => {},
  onVoid: () => {},
};

test('a packer sees who can record payments, without a mention of refunds', () => {
  const viewer = createViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders', 'manageOrders'] });
  renderScreen(<OrderPayment order={anOrder()} {...handlers} />, { viewer });
  expect(screen.getByText('Nothing has been paid yet. Payment method: Bank transfer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  expect(screen.getByText(/Your role does not include “Record payments”/)).toBeTruthy();
});

test('cash collected on delivery is shown as cash with the carrier', () => {
  const { staff, ...order } = anOrder({ status: 'DELIVERED', carrier: 'Pathao Parcel' });
  renderScreen(
    <OrderPayment order={{ ...order, staff: { ...staff, cashWithCarrier: 11_800 } }} {...handlers} />,
    { viewer: createViewer({ role: 'ADMIN' }) },
  );
  expect(
    screen.getByText('Pathao Parcel has NPR 11,800 in cash and has not paid it to the store yet.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record cash from courier' })).toBeTruthy();
});

test('a refund due can be recorded next to the payments', async () => {
  const { staff, ...order } = anOrder({ status: 'DELIVERED' });
  const onRefund = vi.fn();
  renderScreen(
    <OrderPayment
      order={{ ...order, staff: { ...staff, paid: 2713, credited: 2513, refundDue: 2513 } }}
      {...handlers}
      onRefund={onRefund}
    />,
    { viewer: createViewer({ role: 'ADMIN' }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refund NPR 2,513' }));
  expect(onRefund).toHaveBeenCalledOnce();
});

test('part of the amount paid can be refunded', () => {
  const { staff, ...order } = anOrder({ status: 'DELIVERED' });
  renderScreen(<OrderPayment order={{ ...order, staff: { ...staff, paid: 2713 } }} {...handlers} />, {
    viewer: createViewer({ role: 'ADMIN' }),
  });
  expect(screen.getByRole('button', { name: 'Refund part of the payment' })).toBeTruthy();
});

test('an order without payments offers no refund', () => {
  const { staff, ...order } = anOrder({ status: 'DELIVERED' });
  renderScreen(<OrderPayment order={{ ...order, staff: { ...staff, paid: 0 } }} {...handlers} />, {
    viewer: createViewer({ role: 'ADMIN' }),
  });
  expect(screen.queryByRole('button', { name: 'Refund part of the payment' })).toBeNull();
});
