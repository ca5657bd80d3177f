import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CancelGuestOrder, type CancelGuestOrderProps } from './CancelGuestOrder.tsx';

const order: CancelGuestOrderProps['order'] = {
  ...{ id: '7', number: 'JW-7K2M9QX4TB', isCancellable: true, booking: null, paymentAttempts: [] },
  ...{ status: 'PENDING', paymentStatus: 'UNPAID', paymentMethod: 'ESEWA' },
};

test.each([
  ['is unpaid', {}],
  ['is paid on delivery', { paymentMethod: 'COD' }],
  ['is confirmed and paid on delivery', { paymentMethod: 'COD', status: 'CONFIRMED' }],
] as const)('a guest cancels an order that %s and gives a reason', async (_case, changes) => {
  const sentInputs: object[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'CancelOrder') return NEVER;
    sentInputs.push(variables.input);
    const userError = {
      __typename: 'UserError',
      code: 'NOT_ALLOWED',
      reason: 'ORDER_STATUS_CHANGE_NOT_ALLOWED',
    };
    const errors = [{ ...userError, params: null, field: null, message: 'It is on its way.' }];
    return of({ data: { cancelOrder: { order: null, errors } } });
  });
  renderScreen(<CancelGuestOrder order={{ ...order, ...changes }} guestToken="secret" />, { link });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('heading', { name: 'Cancel order JW-7K2M9QX4TB?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'I ordered by mistake' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('It is on its way.')).toBeTruthy();
  expect(sentInputs).toEqual([{ id: '7', guestToken: 'secret', reason: 'I ordered by mistake' }]);
});

test.each([
  ['paid', { paymentStatus: 'PAID' }],
  ['partly paid, with the rest due on delivery', { paymentMethod: 'COD', paymentStatus: 'PART_PAID' }],
  ['on its way', { isCancellable: false }],
] as const)('an order that is %s cannot be cancelled on this page', (_word, changes) => {
  renderScreen(<CancelGuestOrder order={{ ...order, ...changes }} guestToken="secret" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('while a payment is under review, the dialog immediately explains why the order cannot be cancelled and links to the contact page', async () => {
  const attemptUnderReview = {
    ref: 'R1',
    method: 'ESEWA',
    amount: 11_800,
    status: 'UNDER_REVIEW',
    isAbandoned: false,
    expiresAt: '2026-11-27T06:00:00Z',
  } as const;
  renderScreen(
    <CancelGuestOrder order={{ ...order, paymentAttempts: [attemptUnderReview] }} guestToken="secret" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(
    screen.getByText('A payment for this order is being checked. Please contact us to cancel the order.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toContain('contact');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a payment found during the cancellation also shows a link to the contact page', async () => {
  const userError = { __typename: 'UserError', code: 'NOT_ALLOWED', reason: 'PAYMENT_BEING_VERIFIED' };
  const errors = [{ ...userError, params: null, field: 'id', message: 'A payment is being checked.' }];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'CancelOrder' ? of({ data: { cancelOrder: { order: null, errors } } }) : NEVER,
  );
  renderScreen(<CancelGuestOrder order={order} guestToken="secret" />, { link });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('radio', { name: 'I ordered by mistake' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
});

test('the dialog requires a reason', async () => {
  renderScreen(<CancelGuestOrder order={order} guestToken="secret" />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Choose a reason.')).toBeTruthy();
});
