import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PaymentLinkPage } from './PaymentLinkPage.tsx';
import { readPayToken } from './payToken.ts';

const order = {
  __typename: 'PayableOrder',
  number: 'JW-7K2M9QX4TB',
  status: 'PENDING',
  paymentStatus: 'PART_PAID',
  paymentMethod: 'COD',
  awaitsConfirmation: false,
  isPaidWithoutStock: false,
  due: 200_000,
  finalTotal: 305_200,
  payBy: null,
  transferAmountUnderReview: 0,
  lines: [
    {
      ...{ __typename: 'PayableLine', id: '1', name: 'Lotus ring', nameNe: 'कमल औंठी', size: '14' },
      ...{ quantity: 1, lineTotal: 300_000 },
    },
  ],
  paymentOptions: [
    { __typename: 'PaymentOption', method: 'BANK_TRANSFER', upTo: 200_000, problem: null },
    { __typename: 'PaymentOption', method: 'ESEWA', upTo: 200_000, problem: null },
  ],
  paymentAttempts: [],
};

function open(paymentLink: object | null) {
  const sentInputs: object[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'PaymentLinkPage') return of({ data: { paymentLink } });
    if (operationName !== 'StartPayment') return NEVER;
    sentInputs.push(variables.input);
    return of({ data: { startPayment: { attempt: null, redirect: null, errors: [] } } });
  });
  renderScreen(<PaymentLinkPage />, { link, at: '/pay/a-token', path: '/pay/:token' });
  return sentInputs;
}

const openLink = (state: string, linkedOrder: object | null = null) =>
  open({ __typename: 'PaymentLink', state, orderNumber: order.number, order: linkedOrder });

test('anyone with the link sees the items and the amount due, and pays without signing in', async () => {
  const sentInputs = openLink('OPEN', order);
  expect(await screen.findByText('Lotus ring')).toBeTruthy();
  expect(screen.getByText('Already paid').nextSibling?.textContent).toBe('NPR 1,05,200');
  await userEvent.click(screen.getByRole('button', { name: 'Pay NPR 2,00,000 with eSewa' }));
  expect(sentInputs).toEqual([{ id: order.number, guestToken: null, payToken: 'a-token', method: 'ESEWA' }]);
  expect(readPayToken(order.number)).toBe('a-token');
});

test('the link allows no changes to the order, but shows the store’s bank account', async () => {
  openLink('OPEN', order);
  expect(await screen.findByRole('button', { name: /^Pay NPR/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay on delivery instead' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay by bank transfer instead' }));
  expect(screen.getByRole('heading', { name: 'Please transfer NPR 2,00,000' })).toBeTruthy();
  expect(screen.getByText(order.number)).toBeTruthy();
});

test('a transfer under review is not requested again', async () => {
  openLink('OPEN', { ...order, transferAmountUnderReview: 200_000 });
  expect(await screen.findByText(/We are checking your transfer of NPR 2,00,000/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay NPR/ })).toBeNull();
});

test.each([
  ['PAID', 'This order is paid'],
  ['CANCELLED', 'This order was cancelled'],
  ['EXPIRED', 'This payment link has expired'],
])('a link to an order that is %s explains why it cannot be used', async (state, title) => {
  openLink(state);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});

test('a forged link does not work', async () => {
  open(null);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This link doesn’t work');
});
