import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

test('marking an order as unpaid requires a reason and shows the amount removed', async () => {
  const { staff } = anOrder();
  const order = anOrder({
    paymentStatus: 'PART_PAID',
    staff: { ...staff, paid: 5_000, nextPaymentStatuses: ['UNPAID'] },
  });
  renderScreen(<PaymentDialog order={order} to="UNPAID" reload={async () => {}} onClose={() => {}} />);

  expect(screen.getByText('NPR 5,000 for order JW-7K2M9QX4TB.')).toBeDefined();
  expect(screen.queryByLabelText(/Reference/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unpaid' }));
  expect(await screen.findByText('Enter a reason.')).toBeDefined();
});

test('marking an order as paid shows the amount due, not the total', () => {
  const { staff } = anOrder();
  const order = anOrder({
    paymentStatus: 'PART_PAID',
    staff: { ...staff, paid: 1_000, due: 1_171, nextPaymentStatuses: ['PAID'] },
  });
  renderScreen(<PaymentDialog order={order} to="PAID" reload={async () => {}} onClose={() => {}} />);
  expect(screen.getByText('NPR 1,171 for order JW-7K2M9QX4TB.')).toBeDefined();
});
