import { expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';
import { awaitsConfirmation, isPaidWithoutReservation, lacksReservation } from './orderReservation.ts';

test.each<[string, OrderStatus, PaymentStatus, boolean, boolean[]]>([
  ['without reserved stock and unpaid awaits confirmation', 'PENDING', 'UNPAID', false, [true, true, false]],
  ['without reserved stock and paid lacks its items', 'PENDING', 'PAID', false, [true, false, true]],
  ['that was refunded awaits nothing', 'PENDING', 'REFUNDED', false, [true, false, false]],
  ['with reserved stock awaits nothing', 'PENDING', 'UNPAID', true, [false, false, false]],
  [
    'that was cancelled has no reserved stock and lacks none',
    'CANCELLED',
    'PAID',
    false,
    [false, false, false],
  ],
])('an order %s', (_case, status, paymentStatus, isStockReserved, expected) => {
  const order = { status, paymentStatus, isStockReserved };
  expect([lacksReservation(order), awaitsConfirmation(order), isPaidWithoutReservation(order)]).toEqual(
    expected,
  );
});
