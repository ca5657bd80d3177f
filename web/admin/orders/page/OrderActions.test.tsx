import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import type { Rights } from '#domain/accounts/rights.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { nextStatuses, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderActions } from './OrderActions.tsx';

async function open(status: OrderStatus, rights: Partial<Rights> = {}) {
  const { staff } = orderSheet();
  const order = orderSheet({
    status,
    isCancellable: false,
    staff: { ...staff, nextStatuses: [...nextStatuses(status)] },
  });
  const onMove = vi.fn();
  const nothing = () => {};
  renderScreen(
    <OrderActions
      {...{ order, onMove }}
      onCancel={nothing}
      onWrite={nothing}
      onDelete={nothing}
      onPrint={nothing}
    />,
    { viewer: aViewer({ role: 'ADMIN', ...rights }) },
  );
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const more = screen.queryByRole('button', { name: 'More' });
  if (more) await userEvent.click(more);
  return { buttons, onMove, items: screen.queryAllByRole('menuitem').map(({ textContent }) => textContent) };
}

test('that a delivered order came back is in the menu, and no button beside it', async () => {
  const { buttons, items, onMove } = await open('DELIVERED');
  expect(buttons).not.toContain('Mark all as returned');
  expect(items).toContain('Mark all as returned');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark all as returned' }));
  expect(onMove).toHaveBeenCalledWith('RETURNED');
});

test('a parcel on its way is delivered by its button, and may come back by the menu', async () => {
  const { buttons, items } = await open('SHIPPED');
  expect(buttons).toContain('Mark as delivered');
  expect(items).toContain('Mark all as returned');
});

test('what is not on its way yet cannot come back', async () => {
  expect((await open('PROCESSING')).items).not.toContain('Mark all as returned');
});

test('an order in preparation is printed from beside its title, a cancelled one from the menu', async () => {
  expect((await open('PROCESSING')).buttons).toContain('Print');
  cleanup();
  const { buttons, items } = await open('CANCELLED');
  expect(buttons).not.toContain('Print');
  expect(items).toContain('Print');
});

test('a bookkeeper, who moves no orders, finds neither steps nor mails there', async () => {
  const { buttons, items } = await open('CONFIRMED', rightsOf('ADMIN', INITIAL_STAFF_ROLES.bookkeeper));
  expect(buttons).toContain('Print');
  expect(buttons).not.toContain('Start preparing');
  expect(items).toEqual(['Packing slip']);
});
