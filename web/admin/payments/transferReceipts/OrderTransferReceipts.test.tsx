import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';
import { historyEntry, orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderSlips } from './OrderSlips.tsx';

const slip: Slip = {
  ...{ id: 's', amount: 11_800, received: null, reference: 'FT26331K2P', paidOn: '2026-11-26' },
  ...{ bank: 'Nabil Bank', status: 'SUBMITTED', reason: null, createdAt: '2026-11-27T06:00:00Z' },
  ...{ photo: { url: '/slips/photographs/s', colour: '#eeeeee' }, decidedAt: null, decidedBy: null },
};
const noted = aUserError({ message: 'Noted for order JW-1 already.', field: 'allowDuplicateReference' });

/** An order with the slip as staff see it, and what they decided; the store answers with this error. */
function open(given: Partial<Slip> = {}, { viewer = aViewer({ role: 'ADMIN' }), error = noted } = {}) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sent.push(variables.input);
    return of({
      data: { decideTransferSlip: { __typename: 'TransferSlipPayload', slip: null, errors: [error] } },
    });
  });
  const order = orderSheet({ transferSlips: [{ ...slip, ...given }] });
  renderScreen(<OrderSlips order={order} />, { viewer, link });
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('a slip shows what stands on it, and who sent it', () => {
  open();
  expect(screen.getByText('NPR 11,800')).toBeTruthy();
  expect(screen.getByText(/FT26331K2P/).textContent).toContain('26 November 2026 · Nabil Bank');
  expect(screen.getByText(/Sent by Test Customer/)).toBeTruthy();
  expect(screen.getByLabelText('Slip FT26331K2P')).toBeTruthy();
});

test('a slip that staff sent for a buyer says by whom', () => {
  const sent = historyEntry({ kind: 'PAYMENT', at: slip.createdAt, by: 'Sita Rai' });
  const { staff, ...order } = orderSheet({ transferSlips: [slip] });
  renderScreen(<OrderSlips order={{ ...order, staff: { ...staff, history: [sent] } }} />);
  expect(screen.getByText(/Sent by Sita Rai/)).toBeTruthy();
});

test('it is accepted as the slip says, and a reference that was noted before is confirmed', async () => {
  const sent = open();
  await press('Accept');
  await press('Accept payment');
  await waitFor(() => expect(screen.getByText('Noted for order JW-1 already.')).toBeTruthy());
  await userEvent.click(screen.getByRole('checkbox', { name: 'One transfer pays both orders' }));
  await press('Accept payment');
  const found = { id: 's', decision: 'ACCEPT', amount: 11_800, reference: 'FT26331K2P', note: null };
  await waitFor(() =>
    expect(sent).toEqual([
      { ...found, allowOverpayment: false, allowDuplicateReference: false },
      { ...found, allowOverpayment: false, allowDuplicateReference: true },
    ]),
  );
});

test('another amount takes a word, and more than is due a confirmation', async () => {
  const sent = open();
  await press('Accept');
  await fill('Amount in rupees', '12,000');
  await press('Accept payment');
  await waitFor(() =>
    expect(screen.getByText('Another amount than on the slip takes a word of why.')).toBeTruthy(),
  );
  expect(sent).toEqual([]);
  await fill('Note', 'The bank shows 12,000.');
  await userEvent.click(screen.getByRole('checkbox', { name: /difference is to be paid back/ }));
  await press('Accept payment');
  await waitFor(() =>
    expect(sent).toMatchObject([{ amount: 12_000, note: 'The bank shows 12,000.', allowOverpayment: true }]),
  );
});

test('it is declined with a reason', async () => {
  const sent = open({}, { error: aUserError({ message: 'This slip does not wait any more.', field: 'id' }) });
  await press('Decline');
  await userEvent.type(screen.getByLabelText('Reason'), 'Nothing has come in.');
  await press('Decline');
  await waitFor(() => expect(screen.getByText('This slip does not wait any more.')).toBeTruthy());
  expect(sent).toEqual([{ id: 's', decision: 'DECLINE', reason: 'Nothing has come in.' }]);
});

test('one that was decided about says how, by whom, and is decided no more', () => {
  open({
    status: 'DECLINED',
    reason: 'Nothing has come in.',
    decidedAt: slip.createdAt,
    decidedBy: 'Sita Rai',
  });
  expect(screen.getByText('Reason: Nothing has come in.')).toBeTruthy();
  expect(screen.getByText(/Sita Rai/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may not note payments sees it without the decision', () => {
  open({}, { viewer: aViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders'] }) });
  expect(screen.getByText('NPR 11,800')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
