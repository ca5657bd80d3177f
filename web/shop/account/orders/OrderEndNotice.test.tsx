import { expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderEndNotice } from './OrderEndNotice.tsx';

function getNoticeText(status: OrderStatus, paymentStatus: PaymentStatus) {
  const timeline = [
    { status: 'PENDING', at: '2026-11-01T06:00:00Z' },
    { status, at: '2026-11-21T20:00:00Z' },
  ] as const;
  return renderScreen(<OrderEndNotice order={{ status, paymentStatus, timeline }} />).container.textContent;
}

test('the invoice of an active order shows no notice', () => {
  expect(getNoticeText('DELIVERED', 'PAID')).toBe('');
});

test('the invoice of a cancelled order shows the date and that nothing is due', () => {
  expect(getNoticeText('CANCELLED', 'UNPAID')).toBe(
    'CancelledThis order was cancelled on 22 November 2026. There is nothing to pay.',
  );
});

test('the invoice of a returned order shows that the amount paid is being refunded', () => {
  expect(getNoticeText('RETURNED', 'PAID')).toBe(
    'ReturnedThis order was returned on 22 November 2026. We are refunding the amount you paid.',
  );
});
