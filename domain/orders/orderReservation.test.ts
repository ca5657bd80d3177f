import { expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';
import { awaitsConfirmation, isPaidWithoutReservation, lacksReservation } from './orderReservation.ts';

test.each<[string, OrderStatus, PaymentStatus, boolean, boolean[]]>([
  [
    'that is unpaid and has no reserved stock awaits confirmation',
    'PENDING',
    'UNPAID',
    false,
    [true, true, false],
  ],
  ['that is paid and has no reserved stock lacks its items', 'PENDING', 'PAID', false, [true, false, true]],
  ['that was refunded awaits nothing', 'PENDING', 'REFUNDED', false, [true, false, false]],
  ['with reserved stock awaits nothing', 'PENDING', 'UNPAID', true, [false, false, false]],
  ['that was cancelled needs no reserved stock', 'CANCELLED', 'PAID', false, [false, false, false]],
])('an order %s', (_case, status, paymentStatus, isStockReserved, expected) => {
  const order = { status, paymentStatus, isStockReserved };
  expect([lacksReservation(order), awaitsConfirmation(order), isPaidWithoutReservation(order)]).toEqual(
    expected,
  );
});
