import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { receivedReturn, returnSheet } from '../testing/returnSheet.ts';
import { ReturnSheet } from './ReturnSheet.tsx';

const NEXT = ['Approve', 'Enter what came', 'Decline', 'Call off', 'Refund', 'Exchange', 'Close return'];

function show(back: Return, signedIn = aViewer({ role: 'ADMIN' })) {
  renderScreen(<ReturnSheet back={back} reload={async () => {}} />, { viewer: signedIn });
}

const offered = () => NEXT.filter((name) => screen.queryByRole('button', { name }) !== null);

test('a return that was asked for says who waits and why, and can be approved, taken or declined', () => {
  show(returnSheet());
  expect(screen.getByText('Test Customer waits for an answer: is it taken back?')).toBeTruthy();
  expect(screen.getByText('Too tight')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(offered()).toEqual(['Approve', 'Enter what came', 'Decline', 'Call off']);
});

test('one that is here can be paid back, exchanged or closed until nothing is owed', () => {
  show(receivedReturn(5_900));
  expect(screen.getByText('The pieces are here. NPR 5,900 is to go back to Test Customer.')).toBeTruthy();
  expect(offered()).toEqual(['Refund', 'Exchange', 'Close return']);
});

test('what the buyer would rather have is shown, and the exchange begins with it', async () => {
  const back = receivedReturn(5_900, { wish: 'EXCHANGE' });
  const lines = back.lines.map((line) => ({
    ...line,
    ...{ received: 1, wishedSize: '14', wishedWords: 'Or the one with the ruby' },
    orderLine: { ...line.orderLine, productId: 'lotus' },
  }));
  show({ ...back, lines });
  expect(screen.getByText('Wanted instead: size 14')).toBeTruthy();
  expect(screen.getByText('Wanted instead: Or the one with the ruby')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Exchange' }));
  const given = within(screen.getByRole('list', { name: 'What the customer gets' }));
  expect(given.getByText('Ring, size 14')).toBeTruthy();
});

test('somebody who may not take returns is told so, and whom to ask', () => {
  show(returnSheet(), aViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readOrders'] }));
  expect(offered()).toEqual([]);
  expect(screen.getByText(/“Manage returns” is not part of your role/)).toBeTruthy();
});

test('a refund begins with all that is owed, and says what it will do', async () => {
  show(receivedReturn(5_900));
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('5900');
  expect(dialog.getByRole('button', { name: 'Refund NPR 5,900' })).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Amount in rupees'));
  await userEvent.type(dialog.getByLabelText('Amount in rupees'), '6,000');
  expect(dialog.getByText(/NPR 100 more than is owed/)).toBeTruthy();
  expect(dialog.getByLabelText('What it compensates for')).toBeTruthy();
});

test('what came is credited as it is entered', async () => {
  show(returnSheet());
  await userEvent.click(screen.getByRole('button', { name: 'Enter what came' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Enter, credit NPR 5,900' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Deduct/), '900');
  expect(dialog.getByRole('button', { name: 'Enter, credit NPR 5,000' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }));
  expect(dialog.getByRole('button', { name: 'Enter, credit NPR 0' })).toBeTruthy();
});

test('one of which the timeline of its order knows nothing says when it stood where', () => {
  const back = receivedReturn(5_900);
  const { order } = back;
  show({ ...back, order: { ...order, staff: { ...order.staff, history: [] } } });
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(['Received', 'Asked for']);
});

test('what came is put somewhere, noted, and paid back in the same step', async () => {
  const shop = { id: 'patan', name: 'Patan', kind: 'SHOP', servesOrders: true } as const;
  const location = {
    ...shop,
    position: 1,
    isActive: true,
    isMain: false,
    version: 1,
    __typename: 'Location',
  };
  let sent: unknown;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Locations') return of({ data: { locations: [location] } });
    sent = variables;
    return NEVER;
  });
  const viewer = aViewer({ role: 'ADMIN' });
  renderScreen(<ReturnSheet back={returnSheet()} reload={async () => {}} />, { link, viewer });
  await userEvent.click(screen.getByRole('button', { name: 'Enter what came' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Goes to'), 'Patan');
  await userEvent.type(dialog.getByLabelText(/Note on what came/), 'No box');
  await userEvent.type(dialog.getByLabelText(/Deduct/), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Polishing' }));
  await userEvent.click(dialog.getByLabelText('Pay it back now'));
  expect(dialog.getByText('Empty pays back all that is owed: NPR 5,000.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Amount in rupees/), '4,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Enter, credit NPR 5,000' }));
  await waitFor(() => expect(sent).toBeDefined());
  expect(sent).toMatchObject({
    input: {
      lines: [{ lineId: 'back', received: 1, restock: true, locationId: 'patan', note: 'No box' }],
      deduction: 900,
      deductionReason: 'Polishing',
      refund: { amount: 4_000, method: 'BANK_TRANSFER' },
    },
  });
});
