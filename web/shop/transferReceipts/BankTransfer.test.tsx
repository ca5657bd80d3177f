import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import type { Slips_OrderFragment as Order, Slips_SlipFragment as Slip } from './Slips.generated.ts';
import { today } from './slipValues.ts';

const order: Order = {
  ...{ id: '7', number: 'JW-7K2M9QX4TB', status: 'PENDING', paymentStatus: 'UNPAID', due: 11_800 },
  ...{
    paymentMethod: 'BANK_TRANSFER',
    awaitsConfirmation: false,
    isExpired: false,
    acceptsTransferReceipt: true,
    payerRequired: false,
    booking: null,
  },
  ...{ totals: { finalTotal: 11_800 }, transferSlips: [], paymentOptions: [] },
};
const slip: Slip = {
  ...{ id: 's', amount: 11_800, received: null, reference: 'FT26331K2P', paidOn: '2026-11-27', bank: null },
  ...{ status: 'SUBMITTED', reason: null, photo: { url: '/slips/photographs/s', colour: '#eeeeee' } },
};
const withSlip = (given: Partial<Slip>): Order => ({ ...order, transferSlips: [{ ...slip, ...given }] });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ uploadId: 'photo', url: '/private' }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:slip', revokeObjectURL: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

/** The screen of a guest, and what it sent; the store answers each slip with this error. */
function open(
  shown: Order = order,
  error = aUserError({ message: 'The reference is odd.', field: 'reference' }),
  at = '/orders/7',
) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sent.push(variables.input);
    const payload = { __typename: 'TransferSlipPayload', slip: null, errors: [error] };
    return of({ data: { submitTransferSlip: payload, withdrawTransferSlip: payload } });
  });
  renderScreen(<BankTransfer order={shown} guestToken="secret" />, { link, at });
  return sent;
}

async function addPhoto() {
  const file = new File(['slip'], 'slip.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Photograph of the slip'), file);
  await screen.findByAltText('Your photo 1');
}

test('who has transferred the money says so with the photograph, and a guest with the token', async () => {
  const sent = open();
  expect(screen.getByText('Please transfer NPR 11,800')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('11800');
  await addPhoto();
  await userEvent.type(screen.getByLabelText('The bank’s reference'), 'FT26331K2P');
  await userEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  await waitFor(() => expect(screen.getByText('The reference is odd.')).toBeTruthy());
  expect(sent).toEqual([
    {
      ...{ id: '7', guestToken: 'secret', photo: 'photo', amount: 11_800 },
      ...{ reference: 'FT26331K2P', paidOn: today(), bank: null },
    },
  ]);
});

test('what is missing is said at its field before anything is sent', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
  const day = screen.getByLabelText('Day of the transfer');
  await userEvent.clear(day);
  await userEvent.type(day, '2099-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  await waitFor(() => expect(screen.getByText('Add a photograph of the slip.')).toBeTruthy());
  expect(screen.getByText('Enter the reference or transaction number on the slip.')).toBeTruthy();
  expect(screen.getByText('The day of the transfer cannot be after today.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a photograph that the store no longer has is added again', async () => {
  open(order, aUserError({ message: 'Please add it again.', field: 'photo' }));
  await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
  await addPhoto();
  await userEvent.type(screen.getByLabelText('The bank’s reference'), 'FT26331K2P');
  await userEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  await waitFor(() => expect(screen.getByText('Please add it again.')).toBeTruthy());
  expect(screen.queryByAltText('Your photo 1')).toBeNull();
});

test('where it is not told yet it asks whose bank account pays, in the place of the bank', async () => {
  const sent = open({ ...order, payerRequired: true });
  await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
  await addPhoto();
  await userEvent.type(screen.getByLabelText('The bank’s reference'), 'FT26331K2P');
  expect(screen.queryByLabelText(/From which bank/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Account holder'), 'Sita Rai');
  await userEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  await screen.findByText('Enter the bank.');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Bank'), 'Nabil Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  const payer = { accountHolder: 'Sita Rai', bank: 'Nabil Bank', relation: 'SELF' };
  await waitFor(() => expect(sent).toMatchObject([{ bank: 'Nabil Bank', payer }]));
});

test('while a slip is checked its buyer is asked for nothing, and may withdraw it', async () => {
  const sent = open(withSlip({}));
  expect(screen.getByText('We are checking your transfer. You need not do anything.')).toBeTruthy();
  expect(screen.queryByText(/Please transfer/)).toBeNull();
  expect(screen.queryByRole('button', { name: /transferred|another/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent).toEqual([{ id: 's', guestToken: 'secret' }]));
});

test('what a slip leaves of the amount is still asked for', async () => {
  open(withSlip({ amount: 5000 }));
  expect(screen.getByText('Please transfer NPR 6,800')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('6800');
});

test('a declined slip says why, and another can be sent', () => {
  open(withSlip({ status: 'DECLINED', reason: 'The reference is of another bank.' }));
  expect(screen.getByText('The reference is of another bank.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another' })).toBeTruthy();
});

test('of an accepted slip it says what has arrived where that is another amount', () => {
  open({ ...withSlip({ status: 'ACCEPTED', received: 11_790 }), due: 10, paymentStatus: 'PART_PAID' });
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.getByText('NPR 11,790 has arrived.')).toBeTruthy();
});

test('a transfer that came after the order had ended can still be told of', () => {
  open({ ...order, status: 'CANCELLED', isExpired: true, due: 0 });
  expect(screen.queryByText(/Please transfer/)).toBeNull();
  expect(screen.getByRole('button', { name: 'I have transferred it' })).toBeTruthy();
});

describe('the rest of what was paid in part at a provider’s page', () => {
  const providers = [{ method: 'ESEWA', upTo: 5_000, problem: null } as const];
  const rest: Order = { ...order, paymentMethod: 'ESEWA', paymentStatus: 'PART_PAID', due: 5_000 };

  async function isTransferred() {
    expect(screen.getByText('Please transfer NPR 5,000')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have transferred it' }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('5000');
  }

  test('is transferred once its buyer has chosen so', async () => {
    open({ ...rest, paymentOptions: providers }, undefined, '/orders/7?pay=transfer');
    await isTransferred();
  });

  test('is transferred where no provider is offered any more', async () => {
    open(rest);
    await isTransferred();
  });

  test('is not asked for by transfer before', () => {
    open({ ...rest, paymentOptions: providers });
    expect(screen.queryByText(/Please transfer/)).toBeNull();
  });
});

test('of what is to be paid at a provider’s page no transfer is asked', () => {
  open({ ...order, paymentMethod: 'ESEWA' });
  expect(screen.queryByRole('button')).toBeNull();
});
