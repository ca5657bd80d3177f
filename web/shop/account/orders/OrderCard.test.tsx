import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { OrderCard_OrderFragment } from './OrderCard.generated.ts';
import { OrderCard } from './OrderCard.tsx';

const order: OrderCard_OrderFragment = {
  ...{ id: '7', number: 'JW-7K2M9QX4TB', status: 'PENDING', fulfilment: 'DELIVERY' },
  ...{ placedAt: '2026-11-27T06:00:00Z', paymentStatus: 'PART_PAID', paymentMethod: 'ESEWA', due: 18_984 },
  ...{ payBy: '2099-11-30T06:00:00Z', isExpired: false, awaitsConfirmation: false },
  ...{ isPaidWithoutStock: false, booking: null, transferReceipts: [], paymentAttempts: [], lines: [] },
  totals: { finalTotal: 218_984 },
  estimatedDelivery: {
    ...{ from: '2026-11-30T06:15:00Z', to: '2026-12-01T06:15:00Z' },
    ...{ isKnown: true, awaitsPayment: true, minDays: 1, maxDays: 2 },
  },
};

test('the card of an unpaid order shows the amount due and the payment deadline', () => {
  renderScreen(<OrderCard order={order} />);
  expect(screen.getByText('Due NPR 18,984').parentElement?.textContent).toBe(
    'Due NPR 18,984 · Reserved for you until 30 Nov 2099, 11:45 am',
  );
});

test.each([
  ['waits for an online payment', {}, 'We are waiting for your payment.'],
  [
    'has a payment under review',
    { paymentAttempts: [{ ref: 'R1', status: 'UNDER_REVIEW' }] },
    'We are checking your payment.',
  ],
] as const)('the card of an order that %s shows a notice', (_case, changes, text) => {
  renderScreen(<OrderCard order={{ ...order, ...changes } as OrderCard_OrderFragment} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['is paid', { paymentStatus: 'PAID', due: 0 }],
  ['is paid on delivery', { paymentMethod: 'COD' }],
  ['was cancelled', { status: 'CANCELLED', due: 0 }],
] as const)('the card of an order that %s requests no payment', (_case, changes) => {
  renderScreen(<OrderCard order={{ ...order, ...changes }} />);
  expect(screen.queryByText(/^Due/)).toBeNull();
});
