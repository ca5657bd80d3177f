import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CourierCashDialog } from './CourierCashDialog.tsx';

test('the cash of a courier is entered with its amount, as expected unless said otherwise, its day and its reference', () => {
  const { staff, ...order } = orderSheet({ carrier: 'Nepal Can Move' });
  renderScreen(
    <CourierCashDialog
      order={{ ...order, staff: { ...staff, cashWithCourier: 11_800 } }}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('NPR 11,800 is with Nepal Can Move and not here yet.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('11800');
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.getByLabelText(/Reference/)).toBeDefined();
});
