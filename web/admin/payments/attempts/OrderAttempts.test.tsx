import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderAttempts } from './OrderAttempts.tsx';

const attemptUnderReview: Attempt = {
  ...{ id: 'a', ref: 'R1', method: 'KHALTI', mode: 'LIVE', amount: 11_800, status: 'UNDER_REVIEW' },
  ...{
    reviewReason: 'AMOUNT_DIFFERS',
    transactionId: 'T1',
    received: 10_620,
    fee: 12.5,
    refundRequested: null,
  },
  ...{ startedAt: '2026-11-27T06:00:00Z', endedAt: null, events: [] },
};

type LedgerPayment = ReturnType<typeof anOrder>['staff']['payments'][number];

/**
 * Renders an order with the attempt. The mocked server responds with the given error. Returns the submitted decisions.
 */
function open(
  overrides: Partial<Attempt> = {},
  error = createUserError({ message: 'Not now.' }),
  payments = anOrder().staff.payments,
) {
  const sentDecisions: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'ResolveHeldPayment') return NEVER;
    sentDecisions.push(variables.input);
    return of({
      data: { resolvePaymentReview: { __typename: 'OrderPayload', order: null, errors: [error] } },
    });
  });
  const { staff, ...order } = anOrder();
  const orderWithAttempt = {
    ...order,
    staff: { ...staff, payments, due: 11_800, attempts: [{ ...attemptUnderReview, ...overrides }] },
  };
  renderScreen(<OrderAttempts order={orderWithAttempt} reload={async () => undefined} />, {
    viewer: createViewer({ role: 'ADMIN' }),
    link,
  });
  return sentDecisions;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a fee is shown with its paisa, and the amount received next to the amount requested', () => {
  open();
  expect(screen.getByText(/Fee NPR 12\.50/).textContent).toContain('NPR 10,620 received');
});

test('a received payment is recorded once staff enter how they verified it', async () => {
  const sentDecisions = open();
  await press('Review payment');
  expect(screen.getByLabelText<HTMLInputElement>('Amount (NPR)').value).toBe('10620');
  await userEvent.type(screen.getByLabelText('Note'), 'Seen at Khalti');
  await press('Accept payment');
  await waitFor(() =>
    expect(sentDecisions).toEqual([{ ref: 'R1', accept: true, note: 'Seen at Khalti', amount: 10_620 }]),
  );
});

test('dismissing a payment requires a reason', async () => {
  const sentDecisions = open();
  await press('Review payment');
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Payment not received: dismiss it');
  await press('Dismiss payment');
  await waitFor(() => expect(screen.getByLabelText('Note').getAttribute('aria-invalid')).toBe('true'));
  expect(sentDecisions).toEqual([]);
  await userEvent.type(screen.getByLabelText('Note'), 'Not in the statement');
  await press('Dismiss payment');
  await waitFor(() =>
    expect(sentDecisions).toEqual([{ ref: 'R1', accept: false, note: 'Not in the statement' }]),
  );
});

test('a payment that is already recorded is linked, or confirmed as a separate payment', async () => {
  const recordedPayment: LedgerPayment = {
    ...{ id: 'p', kind: 'PAYMENT', method: 'KHALTI', amount: 10_620, reference: 'K-1', note: null },
    ...{ settledAt: '2026-11-27T06:00:00Z', by: 'Binita', voidedAt: null, voidedBy: null, voidReason: null },
    ...{ isByProvider: false, refundableByProvider: 0 },
  };
  const sentDecisions = open({ reviewReason: 'POSSIBLE_DUPLICATE' }, undefined, [recordedPayment]);
  await press('Review payment');
  expect(screen.getByRole('option', { name: 'Khalti · NPR 10,620 · K-1 · Binita' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Note'), 'Same transaction');
  await press('Link payments');
  const decision = { ref: 'R1', accept: true, note: 'Same transaction' };
  await waitFor(() => expect(sentDecisions).toEqual([{ ...decision, paymentId: 'p' }]));
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Separate payment: accept it');
  await press('Accept payment');
  await waitFor(() => expect(sentDecisions[1]).toEqual({ ...decision, amount: 10_620, isSeparate: true }));
});

test('an error is shown at the field it concerns', async () => {
  const message = 'The provider received NPR 10,620. You can’t record more than that.';
  open({}, createUserError({ message, field: 'amount' }));
  await press('Review payment');
  await userEvent.type(screen.getByLabelText('Note'), 'Seen at Khalti');
  await press('Accept payment');
  const field = await screen.findByRole('textbox', { name: /^Amount \(NPR\)/, description: message });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a payment credited to another order can only be dismissed', async () => {
  open({ reviewReason: 'USED_ELSEWHERE' });
  await press('Review payment');
  expect(screen.queryByLabelText('Decision')).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss payment' })).toBeTruthy();
});
