import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PackingSlip } from './PackingSlip.tsx';

test('the packing slip of a cancelled order says that it is cancelled', () => {
  renderScreen(<PackingSlip order={orderSheet({ status: 'CANCELLED' })} />);
  expect(screen.getByRole('status').textContent).toContain('Cancelled');
});

test('that of another says nothing of it', () => {
  renderScreen(<PackingSlip order={orderSheet({ status: 'PROCESSING' })} />);
  expect(screen.queryByText('Cancelled')).toBeNull();
});
