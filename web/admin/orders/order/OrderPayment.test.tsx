import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { orderSheet } from '../testing/orderSheet.ts';
import { OrderPayment } from './OrderPayment.tsx';

// The first test pays for loading what it shows, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

const does = { onMove: () => {}, onRecord: () => {}, onVoid: () => {} };

test('a packer is told that payments are for others, not that refunds are', () => {
  const viewer = aViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders', 'manageOrders'] });
  renderScreen(<OrderPayment order={orderSheet()} {...does} />, { viewer });
  expect(screen.getByText('Nothing has been paid yet. Chosen: Bank transfer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  expect(screen.getByText(/“Note payments” is not part of your role/)).toBeTruthy();
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
