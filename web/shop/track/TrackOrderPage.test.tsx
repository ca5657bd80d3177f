import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { TrackOrderPage } from './TrackOrderPage.tsx';

const LOST_NUMBER_HEADING = 'Lost your order number?';
const estimatedDelivery = {
  __typename: 'DeliveryWindow',
  from: '2026-11-03T06:15:00Z',
  to: '2026-11-04T06:15:00Z',
  isKnown: true,
  awaitsPayment: true,
  minDays: 1,
  maxDays: 2,
};
const trackedOrder = {
  __typename: 'TrackedOrder',
  number: 'JW-7K2M9QX4TB',
  status: 'PENDING',
  awaitsConfirmation: false,
  paymentMethod: 'BANK_TRANSFER',
  fulfilment: 'DELIVERY',
  placedAt: '2026-11-01T06:00:00Z',
  payBy: null,
  isPaymentUnderReview: false,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  estimatedDelivery,
  timeline: [{ __typename: 'TrackedEvent', status: 'PENDING', at: '2026-11-01T06:00:00Z' }],
};

function openTracking(number: string, trackOrder: object | null) {
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'TrackOrderPage' ? of({ data: { trackOrder } }) : NEVER,
  );
  renderScreen(<TrackOrderPage />, { link, at: `/track-order?number=${number}` });
}

test('an order awaiting a bank transfer shows that status without a delivery date, and the page has one contact field', async () => {
  openTracking(trackedOrder.number, trackedOrder);
  const statusText = await screen.findByText(/We are waiting for your bank transfer\./);
  expect(statusText.textContent).toContain('1–2 working days after we receive your payment');
  expect(statusText.textContent).not.toContain('November');
  expect(screen.queryByText(LOST_NUMBER_HEADING)).toBeNull();
  expect(screen.getAllByLabelText('Phone or email')).toHaveLength(1);
});

test('an unpaid order shows its payment deadline', async () => {
  openTracking(trackedOrder.number, { ...trackedOrder, payBy: '2099-11-30T06:00:00Z' });
  expect(
    await screen.findByText('Please pay by 30 Nov 2099, 11:45 am. Open your order below to pay.'),
  ).toBeTruthy();
});

test('an order with a payment under review requests no payment and shows no deadline', async () => {
  openTracking(trackedOrder.number, {
    ...trackedOrder,
    ...{ paymentMethod: 'ESEWA', payBy: '2099-11-30T06:00:00Z', isPaymentUnderReview: true },
  });
  expect(
    await screen.findByText('We are checking your payment. Don’t pay again; we’ll email you.'),
  ).toBeTruthy();
  expect(screen.getByText('We have received your order and are checking your payment.')).toBeTruthy();
  expect(screen.queryByText(/Please pay by|waiting for your/)).toBeNull();
});

test('an order awaiting online payment shows that status, and a delivery time in days after the payment', async () => {
  openTracking(trackedOrder.number, { ...trackedOrder, paymentMethod: 'ESEWA' });
  expect(
    await screen.findByText('We have received your order and are waiting for your payment.'),
  ).toBeTruthy();
  expect(screen.getByText(/1–2 working days after we receive your payment/)).toBeTruthy();
  expect(screen.queryByText(/reviewing it|bank transfer|November/)).toBeNull();
});

test('an unpaid order past its deadline requests no payment', async () => {
  openTracking(trackedOrder.number, { ...trackedOrder, payBy: '2020-11-30T06:00:00Z' });
  await screen.findByText(/We are waiting for your bank transfer/);
  expect(screen.queryByText(/Please pay by/)).toBeNull();
});

test('an order awaiting confirmation requests no transfer and shows no date', async () => {
  const delivery = { ...estimatedDelivery, isKnown: false, awaitsPayment: false };
  openTracking(trackedOrder.number, {
    ...trackedOrder,
    awaitsConfirmation: true,
    estimatedDelivery: delivery,
  });
  expect(await screen.findByText(/Please don’t pay yet\. We’ll call you first/)).toBeDefined();
  expect(screen.queryByText(/waiting for your bank transfer/)).toBeNull();
  expect(screen.queryByText(/November|working days/)).toBeNull();
});

test('a pick-up order is shown as ready, then as picked up, and no courier is mentioned', async () => {
  const timeline = [...trackedOrder.timeline, { ...trackedOrder.timeline[0], status: 'SHIPPED' }];
  openTracking(trackedOrder.number, { ...trackedOrder, fulfilment: 'PICKUP', status: 'SHIPPED', timeline });
  expect(await screen.findByRole('heading', { level: 2, name: 'Ready for pick-up' })).toBeDefined();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''));
  expect(steps.slice(-2)).toEqual([
    'Ready for pick-upYour order is ready for you at our store.',
    'Picked up',
  ]);
  expect(screen.queryByText(/courier|Estimated delivery|On its way/)).toBeNull();
});

test.each([
  ['no number', '', null],
  ['an unknown number', 'JW-7K2M9QX4TC', null],
])('with %s, the visitor can request a lost order number', async (_case, number, trackResult) => {
  openTracking(number, trackResult);
  expect(await screen.findByText(LOST_NUMBER_HEADING)).toBeDefined();
});
