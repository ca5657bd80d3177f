import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { getMaxRefund } from './refundValues.ts';

test('refunding an active order in full requires a reason', () => {
  const { staff, ...orderFields } = anOrder({ status: 'DELIVERED', paymentStatus: 'PAID' });
  const order = { ...orderFields, staff: { ...staff, paid: 11_800 } };
  renderScreen(
    <RefundDialog order={order} amount={getMaxRefund(order)} reload={async () => {}} onClose={() => {}} />,
    { viewer: createViewer({ role: 'ADMIN' }) },
  );
  expect(screen.getByDisplayValue('11800')).toBeDefined();
  expect(screen.getByLabelText(/Reason for compensation/)).toBeDefined();
});
