import { expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { EndOfOrder } from './EndOfOrder.tsx';

function said(status: OrderStatus, paymentStatus: PaymentStatus) {
  const timeline = [
    { status: 'PENDING', at: '2026-11-01T06:00:00Z' },
    { status, at: '2026-11-21T20:00:00Z' },
  ] as const;
  return renderScreen(<EndOfOrder order={{ status, paymentStatus, timeline }} />).container.textContent;
}

test('the invoice of an order that stands says nothing of an end', () => {
  expect(said('DELIVERED', 'PAID')).toBe('');
});

test('the invoice of a cancelled order says so, since when, and that nothing is to be paid', () => {
  expect(said('CANCELLED', 'UNPAID')).toBe(
    'CancelledThis order was cancelled on 22 November 2026. There is nothing to pay.',
  );
});

test('the invoice of a returned order says what becomes of the money', () => {
  expect(said('RETURNED', 'PAID')).toBe(
    'ReturnedThe pieces of this order came back to us on 22 November 2026. What was paid is refunded.',
  );
});
