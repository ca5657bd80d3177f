import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';
import { anOrder, aTimelineEntry } from '#web/admin/order/testing/anOrder.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderTransferReceipts } from './OrderTransferReceipts.tsx';

const receipt: Slip = {
  ...{ id: 's', amount: 11_800, received: null, reference: 'FT26331K2P', paidOn: '2026-11-26' },
  ...{ bank: 'Nabil Bank', status: 'SUBMITTED', reason: null, createdAt: '2026-11-27T06:00:00Z' },
  ...{ photo: { url: '/slips/photographs/s', colour: '#eeeeee' }, decidedAt: null, decidedBy: null },
};
const duplicateError = createUserError({
  message: 'Noted for order JW-1 already.',
  field: 'allowDuplicateReference',
});

/**
 * Renders an order with the receipt. The mocked server responds with the given error. Returns the submitted decisions.
 */
function open(
  overrides: Partial<Slip> = {},
  { viewer = createViewer({ role: 'ADMIN' }), error = duplicateError } = {},
) {
  const sentInputs: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sentInputs.push(variables.input);
    return of({
      data: {
        reviewTransferReceipt: {
          __typename: 'TransferReceiptPayload',
          transferReceipt: null,
          errors: [error],
        },
      },
    });
  });
  const order = anOrder({ transferReceipts: [{ ...receipt, ...overrides }] });
  renderScreen(<OrderTransferReceipts order={order} />, { viewer, link });
  return sentInputs;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('a receipt shows its details and its sender', () => {
  open();
  expect(screen.getByText('NPR 11,800')).toBeTruthy();
  expect(screen.getByText(/FT26331K2P/).textContent).toContain('26 November 2026 · Nabil Bank');
  expect(screen.getByText(/Sent by Test Customer/)).toBeTruthy();
  expect(screen.getByLabelText('Transfer receipt FT26331K2P')).toBeTruthy();
});

test('a receipt uploaded by staff shows their name', () => {
  const sentEntry = aTimelineEntry({ kind: 'PAYMENT', at: receipt.createdAt, by: 'Sita Rai' });
  const { staff, ...order } = anOrder({ transferReceipts: [receipt] });
  renderScreen(<OrderTransferReceipts order={{ ...order, staff: { ...staff, history: [sentEntry] } }} />);
  expect(screen.getByText(/Sent by Sita Rai/)).toBeTruthy();
});

test('a receipt is accepted with the amount and reference the customer entered, and a duplicate reference must be confirmed', async () => {
  const sentInputs = open();
  await press('Accept');
  await press('Accept payment');
  await waitFor(() => expect(screen.getByText('Noted for order JW-1 already.')).toBeTruthy());
  await userEvent.click(screen.getByRole('checkbox', { name: 'One transfer covers both orders' }));
  await press('Accept payment');
  const transferDecision = {
    id: 's',
    decision: 'ACCEPT',
    amount: 11_800,
    reference: 'FT26331K2P',
    note: null,
  };
  await waitFor(() =>
    expect(sentInputs).toEqual([
      { ...transferDecision, allowOverpayment: false, allowDuplicateReference: false },
      { ...transferDecision, allowOverpayment: false, allowDuplicateReference: true },
    ]),
  );
});

test('a different amount requires a note, and an overpayment requires a confirmation', async () => {
  const sentInputs = open();
  await press('Accept');
  await fill('Amount (NPR)', '12,000');
  await press('Accept payment');
  await waitFor(() =>
    expect(screen.getByText('The amount differs from the transfer receipt. Enter the reason.')).toBeTruthy(),
  );
  expect(sentInputs).toEqual([]);
  await fill('Note', 'The bank shows 12,000.');
  await userEvent.click(screen.getByRole('checkbox', { name: /we will refund the difference/ }));
  await press('Accept payment');
  await waitFor(() =>
    expect(sentInputs).toMatchObject([
      { amount: 12_000, note: 'The bank shows 12,000.', allowOverpayment: true },
    ]),
  );
});

test('a receipt is declined with a reason', async () => {
  const sentInputs = open(
    {},
    {
      error: createUserError({
        message: 'This transfer receipt has already been reviewed or withdrawn.',
        field: 'id',
      }),
    },
  );
  await press('Decline');
  await userEvent.type(screen.getByLabelText('Reason'), 'Nothing has come in.');
  await press('Decline');
  await waitFor(() =>
    expect(screen.getByText('This transfer receipt has already been reviewed or withdrawn.')).toBeTruthy(),
  );
  expect(sentInputs).toEqual([{ id: 's', decision: 'DECLINE', reason: 'Nothing has come in.' }]);
});

test('a decided receipt shows the decision and who made it, and cannot be decided again', () => {
  open({
    status: 'DECLINED',
    reason: 'Nothing has come in.',
    decidedAt: receipt.createdAt,
    decidedBy: 'Sita Rai',
  });
  expect(screen.getByText('Reason: Nothing has come in.')).toBeTruthy();
  expect(screen.getByText(/Sita Rai/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without permission to record payments, no decision is offered', () => {
  open({}, { viewer: createViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders'] }) });
  expect(screen.getByText('NPR 11,800')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
