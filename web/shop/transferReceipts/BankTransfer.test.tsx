import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import type { Slips_OrderFragment as Order, Slips_SlipFragment as Slip } from './Slips.generated.ts';
import { getToday } from './transferReceiptValues.ts';

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
  ...{ totals: { finalTotal: 11_800 }, transferReceipts: [], paymentOptions: [] },
};
const receipt: Slip = {
  ...{ id: 's', amount: 11_800, received: null, reference: 'FT26331K2P', paidOn: '2026-11-27', bank: null },
  ...{ status: 'SUBMITTED', reason: null, photo: { url: '/slips/photographs/s', colour: '#eeeeee' } },
};
const createOrderWithReceipt = (overrides: Partial<Slip>): Order => ({
  ...order,
  transferReceipts: [{ ...receipt, ...overrides }],
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ uploadId: 'photo', url: '/private' }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:slip', revokeObjectURL: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Opens a guest's screen and returns the inputs it sends. The server responds to each transfer receipt with this error.
 */
function open(
  displayedOrder: Order = order,
  error = createUserError({ message: 'The reference is odd.', field: 'reference' }),
  at = '/orders/7',
) {
  const sentInputs: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sentInputs.push(variables.input);
    const payload = { __typename: 'TransferReceiptPayload', transferReceipt: null, errors: [error] };
    return of({ data: { submitTransferReceipt: payload, withdrawTransferReceipt: payload } });
  });
  renderScreen(<BankTransfer order={displayedOrder} guestToken="secret" />, { link, at });
  return sentInputs;
}

async function addPhoto() {
  const file = new File(['slip'], 'slip.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Photo of the transfer receipt'), file);
  await screen.findByAltText('Your photo 1');
}

test('a transfer receipt is sent with its photo and the guest’s token', async () => {
  const sentInputs = open();
  expect(screen.getByText('Please transfer NPR 11,800')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('11800');
  await addPhoto();
  await userEvent.type(screen.getByLabelText('Bank reference'), 'FT26331K2P');
  await userEvent.click(screen.getByRole('button', { name: 'Send transfer receipt' }));
  await waitFor(() => expect(screen.getByText('The reference is odd.')).toBeTruthy());
  expect(sentInputs).toEqual([
    {
      ...{ id: '7', guestToken: 'secret', photo: 'photo', amount: 11_800 },
      ...{ reference: 'FT26331K2P', paidOn: getToday(), bank: null },
    },
  ]);
});

test('missing values are reported at their fields before sending', async () => {
  const sentInputs = open();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
  const day = screen.getByLabelText('Transfer date');
  await userEvent.clear(day);
  await userEvent.type(day, '2099-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Send transfer receipt' }));
  await waitFor(() => expect(screen.getByText('Add a photo of the transfer receipt.')).toBeTruthy());
  expect(screen.getByText('Enter the reference or transaction number on the receipt.')).toBeTruthy();
  expect(screen.getByText('The date of the transfer can’t be in the future.')).toBeTruthy();
  expect(sentInputs).toEqual([]);
});

test('a photo the server no longer has must be added again', async () => {
  open(order, createUserError({ message: 'Please add it again.', field: 'photo' }));
  await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
  await addPhoto();
  await userEvent.type(screen.getByLabelText('Bank reference'), 'FT26331K2P');
  await userEvent.click(screen.getByRole('button', { name: 'Send transfer receipt' }));
  await waitFor(() => expect(screen.getByText('Please add it again.')).toBeTruthy());
  expect(screen.queryByAltText('Your photo 1')).toBeNull();
});

test('has fields for the owner of the bank account instead of “Your bank” if the owner is required and not known', async () => {
  const sentInputs = open({ ...order, payerRequired: true });
  await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
  await addPhoto();
  await userEvent.type(screen.getByLabelText('Bank reference'), 'FT26331K2P');
  expect(screen.queryByLabelText(/Your bank/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Account holder'), 'Sita Rai');
  await userEvent.click(screen.getByRole('button', { name: 'Send transfer receipt' }));
  await screen.findByText('Enter the name of the bank.');
  expect(sentInputs).toEqual([]);
  await userEvent.type(screen.getByLabelText('Bank'), 'Nabil Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Send transfer receipt' }));
  const payer = { accountHolder: 'Sita Rai', bank: 'Nabil Bank', relation: 'SELF' };
  await waitFor(() => expect(sentInputs).toMatchObject([{ bank: 'Nabil Bank', payer }]));
});

test('while a transfer receipt is under review nothing is due, and the receipt can be withdrawn', async () => {
  const sentInputs = open(createOrderWithReceipt({}));
  expect(screen.getByText('We are checking your transfer. There’s nothing you need to do.')).toBeTruthy();
  expect(screen.queryByText(/Please transfer/)).toBeNull();
  expect(screen.queryByRole('button', { name: /made the transfer|another/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sentInputs).toEqual([{ id: 's', guestToken: 'secret' }]));
});

test('the amount not covered by a transfer receipt is still due', async () => {
  open(createOrderWithReceipt({ amount: 5000 }));
  expect(screen.getByText('Please transfer NPR 6,800')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('6800');
});

test('a declined transfer receipt shows the reason, and another can be sent', () => {
  open(createOrderWithReceipt({ status: 'DECLINED', reason: 'The reference is of another bank.' }));
  expect(screen.getByText('The reference is of another bank.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another receipt' })).toBeTruthy();
});

test('an accepted transfer receipt shows the amount received if it differs', () => {
  open({
    ...createOrderWithReceipt({ status: 'ACCEPTED', received: 11_790 }),
    due: 10,
    paymentStatus: 'PART_PAID',
  });
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.getByText('NPR 11,790 has arrived.')).toBeTruthy();
});

test('a transfer made after the order expired can still be reported', () => {
  open({ ...order, status: 'CANCELLED', isExpired: true, due: 0 });
  expect(screen.queryByText(/Please transfer/)).toBeNull();
  expect(screen.getByRole('button', { name: 'I’ve made the transfer' })).toBeTruthy();
});

describe('the remaining amount after a partial payment with a provider', () => {
  const providers = [{ method: 'ESEWA', upTo: 5_000, problem: null } as const];
  const partPaidOrder: Order = { ...order, paymentMethod: 'ESEWA', paymentStatus: 'PART_PAID', due: 5_000 };

  async function expectTransfer() {
    expect(screen.getByText('Please transfer NPR 5,000')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve made the transfer' }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('5000');
  }

  test('can be transferred once the customer chooses to', async () => {
    open({ ...partPaidOrder, paymentOptions: providers }, undefined, '/orders/7?pay=transfer');
    await expectTransfer();
  });

  test('can be transferred if no provider is available any more', async () => {
    open(partPaidOrder);
    await expectTransfer();
  });

  test('is not requested by transfer unless the customer chooses to transfer it', () => {
    open({ ...partPaidOrder, paymentOptions: providers });
    expect(screen.queryByText(/Please transfer/)).toBeNull();
  });
});

test('an order to be paid with a provider requests no transfer', () => {
  open({ ...order, paymentMethod: 'ESEWA' });
  expect(screen.queryByRole('button')).toBeNull();
});
