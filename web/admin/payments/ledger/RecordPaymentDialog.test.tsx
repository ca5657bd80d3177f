import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { overpaid, toPaymentEntry, toPaymentValues } from './paymentValues.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';

const now = new Date('2026-11-25T10:00:00Z');

describe('what is sent', () => {
  test('begins with all that is due, as the buyer chose to pay, today', () => {
    const values = toPaymentValues(orderSheet(), now);
    expect(values).toMatchObject({ amount: '11800', method: 'BANK_TRANSFER', day: '2026-11-25' });
    expect(toPaymentEntry(values, { order: orderSheet(), now })).toMatchObject({
      amount: 11_800,
      settledAt: undefined,
      reference: null,
    });
  });

  test('reads the amount as it is typed, and the beginning of an earlier day', () => {
    const values = { ...toPaymentValues(orderSheet(), now), amount: 'NPR 1,18,00', day: '2026-11-20' };
    expect(toPaymentEntry({ ...values, amount: '११,८००' }, { order: orderSheet(), now })).toMatchObject({
      amount: 11_800,
      settledAt: '2026-11-19T18:15:00.000Z',
    });
  });

  test.each([
    ['11,800', 0],
    ['12000', 200],
    ['', 0],
    ['many', 0],
  ])('of %j more is paid than is due: %d', (amount, over) => {
    expect(overpaid(amount, 11_800)).toBe(over);
  });
});

test('more than is due has to be confirmed before it is offered', async () => {
  renderScreen(<RecordPaymentDialog order={orderSheet()} reload={async () => {}} onClose={() => {}} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const amount = screen.getByLabelText('Amount in rupees');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12,000');
  expect(screen.getByRole('alert').textContent).toContain('NPR 200 more than is due');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('a reference that another payment has is confirmed before it is taken again', async () => {
  const sent: Record<string, unknown>[] = [];
  const error = aUserError({ message: 'Noted for order JW-1 already.', field: 'allowDuplicateReference' });
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sent.push(variables.input);
    return of({ data: { recordPayment: { __typename: 'OrderPayload', order: null, errors: [error] } } });
  });
  const dialog = <RecordPaymentDialog order={orderSheet()} reload={async () => {}} onClose={() => {}} />;
  renderScreen(dialog, { link });
  await userEvent.type(screen.getByLabelText(/^Reference/), 'FT26');
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'One transfer pays both orders' }));
  expect(screen.getByText('Noted for order JW-1 already.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sent.map(({ allowDuplicateReference }) => allowDuplicateReference)).toEqual([false, true]),
  );
});

test('of a large transfer it asks whose bank account paid, where the order does not say it', async () => {
  renderScreen(
    <RecordPaymentDialog
      order={orderSheet({ payerRequired: true })}
      reload={async () => {}}
      onClose={() => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await screen.findByText('Enter whose bank account the money comes from.');
  expect(screen.getByText('Enter the bank.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The buyer’s own' }).checked).toBe(true);
});

describe('while a provider does not respond', () => {
  const error = aUserError({
    message: 'Khalti is not responding.',
    field: 'allowUnverified',
    params: { provider: 'Khalti' },
  });

  /** Records once, and answers what is sent each time. */
  async function recordUnverified(order: ReturnType<typeof orderSheet>) {
    const sent: Record<string, unknown>[] = [];
    const link = new ApolloLink(({ variables }) => {
      if (!variables.input) return NEVER;
      sent.push(variables.input);
      return of({ data: { recordPayment: { __typename: 'OrderPayload', order: null, errors: [error] } } });
    });
    renderScreen(<RecordPaymentDialog order={order} reload={async () => {}} onClose={() => {}} />, { link });
    await userEvent.type(screen.getByLabelText(/^Reference/), 'T-9');
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    return sent;
  }

  test('its payment is recorded once staff confirm that they found it there', async () => {
    const sent = await recordUnverified(orderSheet({ paymentMethod: 'KHALTI' }));
    const box = /^I found the payment in our Khalti account/;
    await userEvent.click(await screen.findByRole('checkbox', { name: box }));
    expect(screen.getByText('Khalti is not responding.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(sent.map(({ allowUnverified }) => allowUnverified)).toEqual([false, true]));
  });

  test('other money is recorded once staff confirm that it is another payment', async () => {
    await recordUnverified(orderSheet());
    expect(
      await screen.findByRole('checkbox', { name: 'I checked our Khalti account: this is another payment' }),
    ).toBeTruthy();
  });
});

describe('the reference', () => {
  test('of a provider’s payment is asked for, by the provider’s name', async () => {
    const order = orderSheet({ paymentMethod: 'ESEWA' });
    renderScreen(<RecordPaymentDialog order={order} reload={async () => {}} onClose={() => {}} />);
    expect(screen.getByLabelText('Reference')).toBeTruthy();
    expect(screen.getByText('As eSewa shows it for the payment.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(/^Enter the reference that eSewa shows for the payment\./)).toBeTruthy();
  });

  test('of other money is optional', () => {
    renderScreen(<RecordPaymentDialog order={orderSheet()} reload={async () => {}} onClose={() => {}} />);
    expect(screen.getByLabelText('Reference (optional)')).toBeTruthy();
    expect(screen.getByText('What the bank, the courier or the terminal calls it.')).toBeTruthy();
  });
});
