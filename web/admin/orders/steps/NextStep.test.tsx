import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { client } from '#web/app/requests/client.ts';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { announceToaster } from '#web/ui/toast/toaster.ts';
import type { Orders_OrderFragment as Row } from '../Orders.generated.ts';
import { NextStep } from './NextStep.tsx';

interface Offered {
  text: string;
  action: ReactElement;
}

let offered: Offered[];

beforeEach(() => {
  offered = [];
  announceToaster((text, { action }) => offered.push({ text, action: action as ReactElement }));
  getDefaultStore().set(sessionAtom, { viewer: aViewer({ role: 'ADMIN' }) } as never);
});

function answer(...answers: object[]) {
  const mutate = vi.spyOn(client, 'mutate');
  for (const data of answers) mutate.mockResolvedValueOnce({ data } as never);
  return mutate;
}

function open(given: Partial<Row> = {}, at = '/admin/orders') {
  const { lines: _lines, ...order } = orderSheet();
  renderScreen(<NextStep order={{ ...order, lines: [], returns: [], ...given } as Row} />, { at });
}

const updated = { updated: [{ id: '7', version: 2 }], failed: [], errors: [] };

test('an order goes on with one click, and back with another', async () => {
  const mutate = answer({ bulkUpdateOrders: updated }, { undoOrderStep: { order: {}, errors: [] } });
  open({ status: 'PENDING' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: JW-7K2M9QX4TB' }));

  await vi.waitFor(() => expect(offered).toHaveLength(1));
  expect(offered[0]?.text).toBe('Order JW-7K2M9QX4TB is confirmed');
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({
    input: { orderIds: ['7'], status: 'CONFIRMED', allowUnpaid: false, allowUndo: true },
  });
  renderScreen(offered[0]?.action);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(mutate.mock.calls[1]?.[0].variables).toEqual({ input: { id: '7', version: 2 } });
});

test('what is picked up at the store is made ready, not shipped', async () => {
  answer({ bulkUpdateOrders: updated });
  open({ status: 'PROCESSING', fulfilment: 'PICKUP', paymentStatus: 'PAID' });
  await userEvent.click(screen.getByRole('button', { name: 'Ready: JW-7K2M9QX4TB' }));
  await vi.waitFor(() => expect(offered).toHaveLength(1));
  expect(offered[0]?.text).toBe('Order JW-7K2M9QX4TB is ready to be picked up');
});

test('a second click where an order was confirmed confirms none that has moved up there', async () => {
  const mutate = answer({ bulkUpdateOrders: updated }, { bulkUpdateOrders: updated });
  const { lines: _lines, ...order } = orderSheet({ status: 'PENDING' });
  const row = (given: object) => ({ ...order, lines: [], returns: [], ...given }) as unknown as Row;
  renderScreen(
    <ul>
      {[row({}), row({ id: '8', number: 'JW-NEXT' })].map((each) => (
        <li key={each.id} data-id={each.id}>
          <NextStep order={each} />
        </li>
      ))}
    </ul>,
    { at: '/admin/orders?desk=TO_CONFIRM' },
  );
  const at = (name: string, clientX: number) => ({
    target: screen.getByRole('button', { name: `Confirm: ${name}` }),
    coords: { clientX, clientY: 40 },
    keys: '[MouseLeft]',
  });
  await userEvent.pointer([at('JW-7K2M9QX4TB', 300)]);
  await vi.waitFor(() => expect(offered).toHaveLength(1));
  await userEvent.pointer([at('JW-NEXT', 304)]);
  expect(mutate).toHaveBeenCalledTimes(1);
  await userEvent.pointer([at('JW-NEXT', 400)]);
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('what is to be paid by transfer and is not asks first', async () => {
  const failed = [{ id: '7', reason: 'ORDER_NOT_PAID', message: 'Not paid.' }];
  const mutate = answer(
    { bulkUpdateOrders: { updated: [], failed, errors: [] } },
    { markOrdersPaid: updated },
  );
  open({ status: 'PROCESSING' });
  await userEvent.click(screen.getByRole('button', { name: /^Ship/ }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/NPR 11,800 has not arrived/)).toBeTruthy();
  expect(offered).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(mutate.mock.calls[1]?.[0].variables).toEqual({ input: { orderIds: ['7'], allowUndo: true } });
});

test('what is prepared before its buyer has answered a change asks first', async () => {
  const mutate = answer({ bulkUpdateOrders: updated });
  open({ status: 'CONFIRMED', proposal: { id: 'p' } });
  await userEvent.click(screen.getByRole('button', { name: /^Prepare/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/has not answered yet/)).toBeTruthy();
  expect(mutate).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Go on all the same' }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

test.each([
  ['/admin/orders', 'Delivered'],
  ['/admin/orders?desk=PAYMENT_DUE', 'Mark as paid'],
])('at %s the step is %s', (at, name) => {
  open({ status: 'SHIPPED' }, at);
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy();
});

test('nothing is offered of what is over, nor to whoever may not', () => {
  open({ status: 'DELIVERED' });
  getDefaultStore().set(sessionAtom, { viewer: aViewer() } as never);
  open({ status: 'PENDING' });
  expect(screen.queryByRole('button')).toBeNull();
});
