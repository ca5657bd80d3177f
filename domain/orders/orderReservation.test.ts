import { expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';
import { awaitsConfirmation, isPaidWithoutPieces, lacksPieces } from './setAside.ts';

test.each<[string, OrderStatus, PaymentStatus, boolean, boolean[]]>([
  ['holds no stock and is not paid awaits the call', 'PENDING', 'UNPAID', false, [true, true, false]],
  ['holds no stock and is paid lacks its pieces', 'PENDING', 'PAID', false, [true, false, true]],
  ['was paid back awaits nothing', 'PENDING', 'REFUNDED', false, [true, false, false]],
  ['holds its pieces awaits nothing', 'PENDING', 'UNPAID', true, [false, false, false]],
  ['was cancelled holds none and lacks none', 'CANCELLED', 'PAID', false, [false, false, false]],
])('an order that %s', (_what, status, paymentStatus, stockHeld, expected) => {
  const order = { status, paymentStatus, stockHeld };
  expect([lacksPieces(order), awaitsConfirmation(order), isPaidWithoutPieces(order)]).toEqual(expected);
});
