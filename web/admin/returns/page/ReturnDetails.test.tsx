import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { aReceivedReturn, aReturn } from '../testing/aReturn.ts';
import { ReturnDetails } from './ReturnDetails.tsx';

const NEXT = ['Approve', 'Receive return', 'Decline', 'Cancel return', 'Refund', 'Exchange', 'Close return'];

function show(orderReturn: Return, signedIn = createViewer({ role: 'ADMIN' })) {
  renderScreen(<ReturnDetails orderReturn={orderReturn} reload={async () => {}} />, { viewer: signedIn });
}

const getOfferedActions = () => NEXT.filter((name) => screen.queryByRole('button', { name }) !== null);

test('a requested return shows customer and reason, and can be approved, received or declined', () => {
  show(aReturn());
  expect(screen.getByText('Test Customer has requested a return. Approve or decline it.')).toBeTruthy();
  expect(screen.getByText('Too tight')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(getOfferedActions()).toEqual(['Approve', 'Receive return', 'Decline', 'Cancel return']);
});

test('a received return with a refund due can be refunded, exchanged or closed', () => {
  show(aReceivedReturn(5_900));
  expect(screen.getByText('The items have arrived. Refund NPR 5,900 to Test Customer.')).toBeTruthy();
  expect(getOfferedActions()).toEqual(['Refund', 'Exchange', 'Close return']);
});

test('the requested item is shown, and the exchange starts with it', async () => {
  const orderReturn = aReceivedReturn(5_900, { wish: 'EXCHANGE' });
  const lines = orderReturn.lines.map((line) => ({
    ...line,
    ...{ received: 1, exchangeSize: '14', exchangePreference: 'Or the one with the ruby' },
    orderLine: { ...line.orderLine, productId: 'lotus' },
  }));
  show({ ...orderReturn, lines });
  expect(screen.getByText('Exchange for: size 14')).toBeTruthy();
  expect(screen.getByText('Exchange for: Or the one with the ruby')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Exchange' }));
  const replacementList = within(screen.getByRole('list', { name: 'Replacement items' }));
  expect(replacementList.getByText('Ring, size 14')).toBeTruthy();
});

test('without permission for returns, a message names colleagues who have it', () => {
  show(aReturn(), createViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders'] }));
  expect(getOfferedActions()).toEqual([]);
  expect(screen.getByText(/Your role does not include “Manage returns”/)).toBeTruthy();
});

test('a refund defaults to the refund due and describes its effect', async () => {
  show(aReceivedReturn(5_900));
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount (NPR)').value).toBe('5900');
  expect(dialog.getByRole('button', { name: 'Refund NPR 5,900' })).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Amount (NPR)'));
  await userEvent.type(dialog.getByLabelText('Amount (NPR)'), '6,000');
  expect(dialog.getByText(/NPR 100 more than the refund due/)).toBeTruthy();
  expect(dialog.getByLabelText('Reason for compensation')).toBeTruthy();
});

test('the credit for received items depends on the entered quantity and deduction', async () => {
  show(aReturn());
  await userEvent.click(screen.getByRole('button', { name: 'Receive return' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Record and credit NPR 5,900' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Deduct/), '900');
  expect(dialog.getByRole('button', { name: 'Record and credit NPR 5,000' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }));
  expect(dialog.getByRole('button', { name: 'Record and credit NPR 0' })).toBeTruthy();
});

test('without timeline entries, the return’s own dates are shown', () => {
  const orderReturn = aReceivedReturn(5_900);
  const { order } = orderReturn;
  show({ ...orderReturn, order: { ...order, staff: { ...order.staff, history: [] } } });
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(['Received', 'Requested']);
});

test('received items are restocked, given a note and refunded in one step', async () => {
  const shop = { id: 'patan', name: 'Patan', kind: 'SHOP', servesOrders: true } as const;
  const location = {
    ...shop,
    position: 1,
    isActive: true,
    isMain: false,
    version: 1,
    __typename: 'Location',
  };
  let sentInput: unknown;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Locations') return of({ data: { locations: [location] } });
    sentInput = variables;
    return NEVER;
  });
  const viewer = createViewer({ role: 'ADMIN' });
  renderScreen(<ReturnDetails orderReturn={aReturn()} reload={async () => {}} />, { link, viewer });
  await userEvent.click(screen.getByRole('button', { name: 'Receive return' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Destination'), 'Patan');
  await userEvent.type(dialog.getByLabelText(/Note on the item/), 'No box');
  await userEvent.type(dialog.getByLabelText(/Deduct/), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Polishing' }));
  await userEvent.click(dialog.getByLabelText('Refund now'));
  expect(dialog.getByText('Leave empty to refund the full amount due: NPR 5,000.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Amount \(NPR\)/), '4,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Record and credit NPR 5,000' }));
  await waitFor(() => expect(sentInput).toBeDefined());
  expect(sentInput).toMatchObject({
    input: {
      lines: [{ lineId: 'back', received: 1, restock: true, locationId: 'patan', note: 'No box' }],
      deduction: 900,
      deductionReason: 'Polishing',
      refund: { amount: 4_000, method: 'BANK_TRANSFER' },
    },
  });
});
