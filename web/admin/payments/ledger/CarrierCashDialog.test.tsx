import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CarrierCashDialog } from './CarrierCashDialog.tsx';

test('cash from a carrier is recorded with its day, reference and amount, which defaults to the expected amount', () => {
  const { staff, ...order } = anOrder({ carrier: 'Nepal Can Move' });
  renderScreen(
    <CarrierCashDialog
      order={{ ...order, staff: { ...staff, cashWithCarrier: 11_800 } }}
      onClose={() => {}}
    />,
  );
  expect(
    screen.getByText('Nepal Can Move has NPR 11,800 in cash and has not paid it to the store yet.'),
  ).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Amount (NPR)').value).toBe('11800');
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.getByLabelText(/Reference/)).toBeDefined();
});
