import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { computeOverpayment, toPaymentEntry, toPaymentValues } from './paymentValues.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';

const now = new Date('2026-11-25T10:00:00Z');

describe('the submitted input', () => {
  test('defaults to the amount due, the customer’s payment method and today', () => {
    const values = toPaymentValues(anOrder(), now);
    expect(values).toMatchObject({ amount: '11800', method: 'BANK_TRANSFER', day: '2026-11-25' });
    expect(toPaymentEntry(values, { order: anOrder(), now })).toMatchObject({
      amount: 11_800,
      settledAt: undefined,
      reference: null,
    });
  });

  test('contains the typed amount as a number, and the start of the day if that day is in the past', () => {
    const values = { ...toPaymentValues(anOrder(), now), amount: 'NPR 1,18,00', day: '2026-11-20' };
    expect(toPaymentEntry({ ...values, amount: '११,८००' }, { order: anOrder(), now })).toMatchObject({
      amount: 11_800,
      settledAt: '2026-11-19T18:15:00.000Z',
    });
  });

  test.each([
    ['11,800', 0],
    ['12000', 200],
    ['', 0],
    ['many', 0],
  ])('contains an amount typed as %j, which exceeds the amount due by %d', (amount, excess) => {
    expect(computeOverpayment(amount, 11_800)).toBe(excess);
  });
});

test('an overpayment must be confirmed before it can be submitted', async () => {
  renderScreen(<RecordPaymentDialog order={anOrder()} reload={async () => {}} onClose={() => {}} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const amount = screen.getByLabelText('Amount (NPR)');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12,000');
  expect(screen.getByRole('alert').textContent).toContain('NPR 200 more than the amount due');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('the reference of another payment must be confirmed before it is used again', async () => {
  const sentInputs: Record<string, unknown>[] = [];
  const error = createUserError({
    message: 'Noted for order JW-1 already.',
    field: 'allowDuplicateReference',
  });
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sentInputs.push(variables.input);
    return of({ data: { recordPayment: { __typename: 'OrderPayload', order: null, errors: [error] } } });
  });
  const dialog = <RecordPaymentDialog order={anOrder()} reload={async () => {}} onClose={() => {}} />;
  renderScreen(dialog, { link });
  await userEvent.type(screen.getByLabelText(/^Reference/), 'FT26');
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'One transfer covers both orders' }));
  expect(screen.getByText('Noted for order JW-1 already.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sentInputs.map(({ allowDuplicateReference }) => allowDuplicateReference)).toEqual([false, true]),
  );
});

test('a large transfer requires the payer’s bank account if the order does not have it', async () => {
  renderScreen(
    <RecordPaymentDialog
      order={anOrder({ payerRequired: true })}
      reload={async () => {}}
      onClose={() => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await screen.findByText('Enter the name of the account holder.');
  expect(screen.getByText('Enter the name of the bank.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The customer’s own' }).checked).toBe(true);
});

describe('while a provider does not respond', () => {
  const error = createUserError({
    message: 'Khalti is not responding.',
    field: 'allowUnverified',
    params: { provider: 'Khalti' },
  });

  /** Submits a payment once; the server responds with the error. Returns the submitted inputs. */
  async function recordUnverifiedPayment(order: ReturnType<typeof anOrder>) {
    const sentInputs: Record<string, unknown>[] = [];
    const link = new ApolloLink(({ variables }) => {
      if (!variables.input) return NEVER;
      sentInputs.push(variables.input);
      return of({ data: { recordPayment: { __typename: 'OrderPayload', order: null, errors: [error] } } });
    });
    renderScreen(<RecordPaymentDialog order={order} reload={async () => {}} onClose={() => {}} />, { link });
    await userEvent.type(screen.getByLabelText(/^Reference/), 'T-9');
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    return sentInputs;
  }

  test('a payment made with that provider is recorded after staff confirm that they found it in the store’s account there', async () => {
    const sentInputs = await recordUnverifiedPayment(anOrder({ paymentMethod: 'KHALTI' }));
    const confirmationLabel = /^I have found the payment in our Khalti account/;
    await userEvent.click(await screen.findByRole('checkbox', { name: confirmationLabel }));
    expect(screen.getByText('Khalti is not responding.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(sentInputs.map(({ allowUnverified }) => allowUnverified)).toEqual([false, true]),
    );
  });

  test('a payment by another method requires confirmation that it is a separate payment', async () => {
    await recordUnverifiedPayment(anOrder());
    expect(
      await screen.findByRole('checkbox', {
        name: 'I have checked our Khalti account, and this is a separate payment',
      }),
    ).toBeTruthy();
  });
});

describe('the reference', () => {
  test('is required for a payment made with a provider, and the hint names that provider', async () => {
    const order = anOrder({ paymentMethod: 'ESEWA' });
    renderScreen(<RecordPaymentDialog order={order} reload={async () => {}} onClose={() => {}} />);
    expect(screen.getByLabelText('Reference')).toBeTruthy();
    expect(screen.getByText('The reference that eSewa shows for this payment.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(/^Enter the reference that eSewa shows for the payment\./)).toBeTruthy();
  });

  test('is optional for other payments', () => {
    renderScreen(<RecordPaymentDialog order={anOrder()} reload={async () => {}} onClose={() => {}} />);
    expect(screen.getByLabelText('Reference (optional)')).toBeTruthy();
    expect(screen.getByText('The reference from the bank, courier or card terminal.')).toBeTruthy();
  });
});
