import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PackingSlip } from './PackingSlip.tsx';

test('a packing slip of a cancelled order is marked as cancelled', () => {
  renderScreen(<PackingSlip order={anOrder({ status: 'CANCELLED' })} />);
  expect(screen.getByRole('status').textContent).toContain('Cancelled');
});

test('a packing slip of any other order is not marked', () => {
  renderScreen(<PackingSlip order={anOrder({ status: 'PROCESSING' })} />);
  expect(screen.queryByText('Cancelled')).toBeNull();
});
