import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { keepGuestToken } from '../checkout/success/guestToken.ts';
import { keepPayToken } from './link/payToken.ts';
import { PaymentPage } from './PaymentPage.tsx';

const paid = {
  ...{
    __typename: 'PaymentAttempt',
    ref: 'R1',
    method: 'ESEWA',
    amount: 11_800,
    status: 'SETTLED',
    isNotCompleted: false,
  },
  ...{
    orderId: '7',
    orderNumber: 'JW-7K2M9QX4TB',
    orderStatus: 'PENDING',
    orderDue: 0,
    isBooked: false,
    payBy: null,
  },
};

function comeBack(attempt: object) {
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'PaymentPage' ? of({ data: { paymentAttempt: attempt } }) : NEVER,
  );
  renderScreen(<PaymentPage />, { link, at: '/payment/R1', path: '/payment/:ref' });
}

test('who has paid by a link is thanked here, since the order is not theirs to open', async () => {
  keepPayToken(paid.orderNumber, 'a-token');
  comeBack(paid);
  expect(await screen.findByRole('heading', { name: 'NPR 11,800 received' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the order' })).toBeNull();
});

test('who did not pay goes back to the link', async () => {
  keepPayToken(paid.orderNumber, 'a-token');
  comeBack({ ...paid, status: 'CANCELLED', isNotCompleted: true, orderDue: 11_800 });
  const again = await screen.findByRole('link', { name: 'Pay the order' });
  expect(again.getAttribute('href')).toBe('/pay/a-token');
});

test('a guest who ordered here goes on to the order', async () => {
  keepGuestToken('7', 'secret');
  comeBack({ ...paid, status: 'CANCELLED', isNotCompleted: true, orderDue: 11_800 });
  const again = await screen.findByRole('link', { name: 'Pay the order' });
  expect(again.getAttribute('href')).toBe('/order-success/7?pay=rest');
});

test('in another browser the order is only tracked', async () => {
  comeBack(paid);
  const way = await screen.findByRole('link', { name: 'Track an order' });
  expect(way.getAttribute('href')).toBe('/track-order?number=JW-7K2M9QX4TB');
});

test('who has paid a part reads how much is left and until when, and goes on to pay it', async () => {
  keepGuestToken('7', 'secret');
  comeBack({ ...paid, orderDue: 105_200, payBy: '2099-11-30T06:00:00Z' });
  expect(await screen.findByText(/Pay the remaining NPR 1,05,200 by 30 Nov 2099/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay the rest' }).getAttribute('href')).toBe(
    '/order-success/7?pay=rest',
  );
});

describe('who turned back at the provider’s page', () => {
  const turnedBack = { ...paid, status: 'OPEN', orderDue: 11_800 };

  test('is told that nothing was charged as far as the provider says, and goes on to pay', async () => {
    keepGuestToken('7', 'secret');
    comeBack({ ...turnedBack, isNotCompleted: true });
    expect(await screen.findByRole('heading', { name: 'eSewa payment not completed' })).toBeTruthy();
    expect(screen.getByText(/^Nothing was charged for order JW-7K2M9QX4TB as far as we know\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay the order' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  test('is asked to wait while the provider has said nothing', async () => {
    keepGuestToken('7', 'secret');
    comeBack(turnedBack);
    expect(await screen.findByRole('heading', { name: 'Waiting for eSewa' })).toBeTruthy();
    expect(screen.getByText(/If you completed it, don’t pay again\./)).toBeTruthy();
    expect(screen.queryByText(/charged/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay the order' })).toBeNull();
  });
});
