import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { mostToRefund } from './refundValues.ts';

test('all that was paid of an order that stands is paid back only with a reason', () => {
  const { staff, ...rest } = orderSheet({ status: 'DELIVERED', paymentStatus: 'PAID' });
  const order = { ...rest, staff: { ...staff, paid: 11_800 } };
  renderScreen(
    <RefundDialog order={order} amount={mostToRefund(order)} reload={async () => {}} onClose={() => {}} />,
    { viewer: aViewer({ role: 'ADMIN' }) },
  );
  expect(screen.getByDisplayValue('11800')).toBeDefined();
  expect(screen.getByLabelText(/What it compensates for/)).toBeDefined();
});
