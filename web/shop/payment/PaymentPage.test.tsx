import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { storeGuestToken } from '../checkout/success/guestToken.ts';
import { storePayToken } from './link/payToken.ts';
import { PaymentPage } from './PaymentPage.tsx';

const settledAttempt = {
  ...{
    __typename: 'PaymentAttempt',
    ref: 'R1',
    method: 'ESEWA',
    amount: 11_800,
    status: 'SETTLED',
    isAbandoned: false,
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

function openPage(attempt: object) {
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'PaymentPage' ? of({ data: { paymentAttempt: attempt } }) : NEVER,
  );
  renderScreen(<PaymentPage />, { link, at: '/payment/R1', path: '/payment/:ref' });
}

test('a payment by link ends with a confirmation on this page, because the payer cannot open the order', async () => {
  storePayToken(settledAttempt.orderNumber, 'a-token');
  openPage(settledAttempt);
  expect(await screen.findByRole('heading', { name: 'NPR 11,800 received' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View order' })).toBeNull();
});

test('after an unfinished payment by link, the page links back to the payment link', async () => {
  storePayToken(settledAttempt.orderNumber, 'a-token');
  openPage({ ...settledAttempt, status: 'CANCELLED', isAbandoned: true, orderDue: 11_800 });
  const payLink = await screen.findByRole('link', { name: 'Pay for the order' });
  expect(payLink.getAttribute('href')).toBe('/pay/a-token');
});

test('a guest who ordered in this browser continues to the order', async () => {
  storeGuestToken('7', 'secret');
  openPage({ ...settledAttempt, status: 'CANCELLED', isAbandoned: true, orderDue: 11_800 });
  const payLink = await screen.findByRole('link', { name: 'Pay for the order' });
  expect(payLink.getAttribute('href')).toBe('/order-success/7?pay=rest');
});

test('a guest in another browser is offered only order tracking', async () => {
  openPage(settledAttempt);
  const trackLink = await screen.findByRole('link', { name: 'Track an order' });
  expect(trackLink.getAttribute('href')).toBe('/track-order?number=JW-7K2M9QX4TB');
});

test('after a partial payment the remaining amount and its deadline are shown, with a link to pay it', async () => {
  storeGuestToken('7', 'secret');
  openPage({ ...settledAttempt, orderDue: 105_200, payBy: '2099-11-30T06:00:00Z' });
  expect(await screen.findByText(/Pay the remaining NPR 1,05,200 by 30 Nov 2099/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay the remaining amount' }).getAttribute('href')).toBe(
    '/order-success/7?pay=rest',
  );
});

describe('a customer who left the provider’s page', () => {
  const openAttempt = { ...settledAttempt, status: 'OPEN', orderDue: 11_800 };

  test('sees that nothing was charged as far as the provider reports, and can pay', async () => {
    storeGuestToken('7', 'secret');
    openPage({ ...openAttempt, isAbandoned: true });
    expect(await screen.findByRole('heading', { name: 'eSewa payment not completed' })).toBeTruthy();
    expect(
      screen.getByText(/^As far as we know, nothing was charged for order JW-7K2M9QX4TB\./),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay for the order' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  test('is asked to wait until the provider responds', async () => {
    storeGuestToken('7', 'secret');
    openPage(openAttempt);
    expect(await screen.findByRole('heading', { name: 'Waiting for eSewa' })).toBeTruthy();
    expect(screen.getByText(/If you completed it, don’t pay again\./)).toBeTruthy();
    expect(screen.queryByText(/charged/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay for the order' })).toBeNull();
  });
});
