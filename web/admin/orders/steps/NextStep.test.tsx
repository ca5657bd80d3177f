import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { client } from '#web/app/requests/client.ts';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { registerToaster } from '#web/ui/toast/toaster.ts';
import type { Orders_OrderFragment as Row } from '../Orders.generated.ts';
import { NextStep } from './NextStep.tsx';

interface UndoOffer {
  text: string;
  action: ReactElement;
}

let undoOffers: UndoOffer[];

beforeEach(() => {
  undoOffers = [];
  registerToaster((text, { action }) => undoOffers.push({ text, action: action as ReactElement }));
  getDefaultStore().set(sessionAtom, { viewer: createViewer({ role: 'ADMIN' }) } as never);
});

function mockResponses(...mutationResults: object[]) {
  const mutate = vi.spyOn(client, 'mutate');
  for (const data of mutationResults) mutate.mockResolvedValueOnce({ data } as never);
  return mutate;
}

function open(overrides: Partial<Row> = {}, at = '/admin/orders') {
  const { lines: _lines, ...order } = anOrder();
  renderScreen(<NextStep order={{ ...order, lines: [], returns: [], ...overrides } as Row} />, { at });
}

const updateResult = { updated: [{ id: '7', version: 2 }], failed: [], errors: [] };

test('one click takes the next step of an order, and another undoes it', async () => {
  const mutate = mockResponses(
    { bulkUpdateOrders: updateResult },
    { undoOrderStep: { order: {}, errors: [] } },
  );
  open({ status: 'PENDING' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: JW-7K2M9QX4TB' }));

  await vi.waitFor(() => expect(undoOffers).toHaveLength(1));
  expect(undoOffers[0]?.text).toBe('Order JW-7K2M9QX4TB confirmed');
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({
    input: { orderIds: ['7'], status: 'CONFIRMED', allowUnpaid: false, allowUndo: true },
  });
  renderScreen(undoOffers[0]?.action);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(mutate.mock.calls[1]?.[0].variables).toEqual({ input: { id: '7', version: 2 } });
});

test('an order for pick-up is made ready, not shipped', async () => {
  mockResponses({ bulkUpdateOrders: updateResult });
  open({ status: 'PROCESSING', fulfilment: 'PICKUP', paymentStatus: 'PAID' });
  await userEvent.click(screen.getByRole('button', { name: 'Ready: JW-7K2M9QX4TB' }));
  await vi.waitFor(() => expect(undoOffers).toHaveLength(1));
  expect(undoOffers[0]?.text).toBe('Order JW-7K2M9QX4TB ready for pick-up');
});

test('a second click at the same position does not confirm the order that moved up', async () => {
  const mutate = mockResponses({ bulkUpdateOrders: updateResult }, { bulkUpdateOrders: updateResult });
  const { lines: _lines, ...order } = anOrder({ status: 'PENDING' });
  const buildRow = (overrides: object) =>
    ({ ...order, lines: [], returns: [], ...overrides }) as unknown as Row;
  renderScreen(
    <ul>
      {[buildRow({}), buildRow({ id: '8', number: 'JW-NEXT' })].map((listedOrder) => (
        <li key={listedOrder.id} data-id={listedOrder.id}>
          <NextStep order={listedOrder} />
        </li>
      ))}
    </ul>,
    { at: '/admin/orders?desk=TO_CONFIRM' },
  );
  const createClickPosition = (name: string, clientX: number) => ({
    target: screen.getByRole('button', { name: `Confirm: ${name}` }),
    coords: { clientX, clientY: 40 },
    keys: '[MouseLeft]',
  });
  await userEvent.pointer([createClickPosition('JW-7K2M9QX4TB', 300)]);
  await vi.waitFor(() => expect(undoOffers).toHaveLength(1));
  await userEvent.pointer([createClickPosition('JW-NEXT', 304)]);
  expect(mutate).toHaveBeenCalledTimes(1);
  await userEvent.pointer([createClickPosition('JW-NEXT', 400)]);
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('an unpaid order that uses bank transfer requires a decision first', async () => {
  const failures = [{ id: '7', reason: 'ORDER_NOT_PAID', message: 'Not paid.' }];
  const mutate = mockResponses(
    { bulkUpdateOrders: { updated: [], failed: failures, errors: [] } },
    { markOrdersPaid: updateResult },
  );
  open({ status: 'PROCESSING' });
  await userEvent.click(screen.getByRole('button', { name: /^Ship/ }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/NPR 11,800 has not arrived/)).toBeTruthy();
  expect(undoOffers).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(mutate.mock.calls[1]?.[0].variables).toEqual({ input: { orderIds: ['7'], allowUndo: true } });
});

test('preparing an order with an open proposal requires a decision first', async () => {
  const mutate = mockResponses({ bulkUpdateOrders: updateResult });
  open({ status: 'CONFIRMED', proposal: { id: 'p' } });
  await userEvent.click(screen.getByRole('button', { name: /^Prepare/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/has not responded to a proposed change yet/)).toBeTruthy();
  expect(mutate).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue anyway' }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

test.each([
  ['/admin/orders', 'Delivered'],
  ['/admin/orders?desk=PAYMENT_DUE', 'Mark as paid'],
])('the list at %s offers the step %s for a shipped order', (at, name) => {
  open({ status: 'SHIPPED' }, at);
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy();
});

test('completed orders have no next step, and neither do viewers without permission', () => {
  open({ status: 'DELIVERED' });
  getDefaultStore().set(sessionAtom, { viewer: createViewer() } as never);
  open({ status: 'PENDING' });
  expect(screen.queryByRole('button')).toBeNull();
});
