import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderPayment } from './OrderPayment.tsx';

const does = {
  reload: async () => {},
  onMove: () => {},
  onRecord: () => {},
  onRefund: () => {},
  onVoid: () => {},
};

test('a packer is told that payments are for others, not that refunds are', () => {
  const viewer = aViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders', 'manageOrders'] });
  renderScreen(<OrderPayment order={orderSheet()} {...does} />, { viewer });
  expect(screen.getByText('Nothing has been paid yet. Chosen: Bank transfer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  expect(screen.getByText(/“Record payments” is not part of your role/)).toBeTruthy();
});

test('cash that a courier took at the door is said to be with the courier', () => {
  const { staff, ...order } = orderSheet({ status: 'DELIVERED', carrier: 'Pathao Parcel' });
  renderScreen(
    <OrderPayment order={{ ...order, staff: { ...staff, cashWithCourier: 11_800 } }} {...does} />,
    { viewer: aViewer({ role: 'ADMIN' }) },
  );
  expect(screen.getByText('NPR 11,800 is with Pathao Parcel and not here yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Received from courier' })).toBeTruthy();
});

test('what is owed to the buyer is paid back from where the payments stand', async () => {
  const { staff, ...order } = orderSheet({ status: 'DELIVERED' });
  const onRefund = vi.fn();
  renderScreen(
    <OrderPayment
      order={{ ...order, staff: { ...staff, paid: 2713, credited: 2513, refundDue: 2513 } }}
      {...does}
      onRefund={onRefund}
    />,
    { viewer: aViewer({ role: 'ADMIN' }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay back NPR 2,513' }));
  expect(onRefund).toHaveBeenCalledOnce();
});

test('a part of what is paid can be paid back', () => {
  const { staff, ...order } = orderSheet({ status: 'DELIVERED' });
  renderScreen(<OrderPayment order={{ ...order, staff: { ...staff, paid: 2713 } }} {...does} />, {
    viewer: aViewer({ role: 'ADMIN' }),
  });
  expect(screen.getByRole('button', { name: 'Refund a part' })).toBeTruthy();
});

test('of an order that nothing was paid for, nothing is paid back', () => {
  const { staff, ...order } = orderSheet({ status: 'DELIVERED' });
  renderScreen(<OrderPayment order={{ ...order, staff: { ...staff, paid: 0 } }} {...does} />, {
    viewer: aViewer({ role: 'ADMIN' }),
  });
  expect(screen.queryByRole('button', { name: 'Refund a part' })).toBeNull();
});
