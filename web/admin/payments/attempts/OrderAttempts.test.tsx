import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderAttempts } from './OrderAttempts.tsx';

const held: Attempt = {
  ...{ id: 'a', ref: 'R1', method: 'KHALTI', mode: 'LIVE', amount: 11_800, status: 'HELD' },
  ...{ heldFor: 'AMOUNT_DIFFERS', transactionId: 'T1', received: 10_620, fee: 12.5, refundAsked: null },
  ...{ startedAt: '2026-11-27T06:00:00Z', endedAt: null, events: [] },
};

type Recorded = ReturnType<typeof orderSheet>['staff']['payments'][number];

/** An order with the attempt as staff see it, and what they decided; the store answers with this error. */
function open(
  given: Partial<Attempt> = {},
  error = aUserError({ message: 'Not now.' }),
  payments = orderSheet().staff.payments,
) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'ResolveHeldPayment') return NEVER;
    sent.push(variables.input);
    return of({
      data: { resolveHeldPayment: { __typename: 'OrderPayload', order: null, errors: [error] } },
    });
  });
  const { staff, ...order } = orderSheet();
  const shown = { ...order, staff: { ...staff, payments, due: 11_800, attempts: [{ ...held, ...given }] } };
  renderScreen(<OrderAttempts order={shown} reload={async () => undefined} />, {
    viewer: aViewer({ role: 'ADMIN' }),
    link,
  });
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a fee is told with its paisa, and what came in beside what was asked for', () => {
  open();
  expect(screen.getByText(/Fee NPR 12\.50/).textContent).toContain('NPR 10,620 came in');
});

test('what came in is entered once somebody says how they know', async () => {
  const sent = open();
  await press('Decide');
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('10620');
  await userEvent.type(screen.getByLabelText('Note'), 'Seen at Khalti');
  await press('Accept payment');
  await waitFor(() =>
    expect(sent).toEqual([{ ref: 'R1', accept: true, note: 'Seen at Khalti', amount: 10_620 }]),
  );
});

test('it is dismissed with a reason, and not without one', async () => {
  const sent = open();
  await press('Decide');
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'No money came: dismiss it');
  await press('Dismiss payment');
  await waitFor(() => expect(screen.getByLabelText('Note').getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Note'), 'Not in the statement');
  await press('Dismiss payment');
  await waitFor(() => expect(sent).toEqual([{ ref: 'R1', accept: false, note: 'Not in the statement' }]));
});

test('a payment that staff recorded already is linked, or confirmed as another one', async () => {
  const recorded: Recorded = {
    ...{ id: 'p', kind: 'PAYMENT', method: 'KHALTI', amount: 10_620, reference: 'K-1', note: null },
    ...{ settledAt: '2026-11-27T06:00:00Z', by: 'Binita', voidedAt: null, voidedBy: null, voidReason: null },
    ...{ isByProvider: false, refundableByProvider: 0 },
  };
  const sent = open({ heldFor: 'MAYBE_RECORDED' }, undefined, [recorded]);
  await press('Decide');
  expect(screen.getByRole('option', { name: 'Khalti · NPR 10,620 · K-1 · Binita' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Note'), 'Same transaction');
  await press('Link payments');
  const decision = { ref: 'R1', accept: true, note: 'Same transaction' };
  await waitFor(() => expect(sent).toEqual([{ ...decision, paymentId: 'p' }]));
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'It is a separate payment: accept it');
  await press('Accept payment');
  await waitFor(() => expect(sent[1]).toEqual({ ...decision, amount: 10_620, isSeparate: true }));
});

test('why it cannot be is said at the field that it is about', async () => {
  const message = 'The provider says that NPR 10,620 came in: no more than that counts.';
  open({}, aUserError({ message, field: 'amount' }));
  await press('Decide');
  await userEvent.type(screen.getByLabelText('Note'), 'Seen at Khalti');
  await press('Accept payment');
  const field = await screen.findByRole('textbox', { name: /^Amount in rupees/, description: message });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('money that counts for another order can only be dismissed', async () => {
  open({ heldFor: 'USED_ELSEWHERE' });
  await press('Decide');
  expect(screen.queryByLabelText('Decision')).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss payment' })).toBeTruthy();
});
