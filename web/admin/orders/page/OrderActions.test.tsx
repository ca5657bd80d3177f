import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getGrants } from '#domain/accounts/getGrants.ts';
import type { Grants } from '#domain/accounts/grants.ts';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { getNextStatuses, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderActions } from './OrderActions.tsx';

async function open(status: OrderStatus, grants: Partial<Grants> = {}) {
  const { staff } = anOrder();
  const order = anOrder({
    status,
    isCancellable: false,
    staff: { ...staff, nextStatuses: [...getNextStatuses(status)] },
  });
  const onMove = vi.fn();
  const noop = () => {};
  renderScreen(
    <OrderActions {...{ order, onMove }} onCancel={noop} onWrite={noop} onDelete={noop} onPrint={noop} />,
    { viewer: createViewer({ role: 'ADMIN', ...grants }) },
  );
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const moreButton = screen.queryByRole('button', { name: 'More' });
  if (moreButton) await userEvent.click(moreButton);
  return { buttons, onMove, items: screen.queryAllByRole('menuitem').map(({ textContent }) => textContent) };
}

test('a delivered order can be marked as returned from the menu, not with a button', async () => {
  const { buttons, items, onMove } = await open('DELIVERED');
  expect(buttons).not.toContain('Mark all as returned');
  expect(items).toContain('Mark all as returned');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark all as returned' }));
  expect(onMove).toHaveBeenCalledWith('RETURNED');
});

test('a shipped order has a button to mark it as delivered, and a menu item to mark it as returned', async () => {
  const { buttons, items } = await open('SHIPPED');
  expect(buttons).toContain('Mark as delivered');
  expect(items).toContain('Mark all as returned');
});

test('an order not yet shipped cannot be marked as returned', async () => {
  expect((await open('PROCESSING')).items).not.toContain('Mark all as returned');
});

test('an order in preparation has a print button next to its title, and a cancelled order has a print item in the menu', async () => {
  expect((await open('PROCESSING')).buttons).toContain('Print');
  cleanup();
  const { buttons, items } = await open('CANCELLED');
  expect(buttons).not.toContain('Print');
  expect(items).toContain('Print');
});

test('a bookkeeper, who cannot change orders, sees neither steps nor emails', async () => {
  const { buttons, items } = await open('CONFIRMED', getGrants('ADMIN', INITIAL_STAFF_ROLES.bookkeeper));
  expect(buttons).toContain('Print');
  expect(buttons).not.toContain('Start preparing');
  expect(items).toEqual(['Packing slip']);
});
