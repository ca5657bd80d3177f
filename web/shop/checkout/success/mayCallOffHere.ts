import { isMoneyAwaited } from '#domain/orders/payment.ts';
import type { Receipt } from './OrderReceipt.tsx';

/** What decides whether a guest may call an order off. */
export type CallableOff = Pick<
  Receipt,
  'status' | 'paymentStatus' | 'paymentMethod' | 'isCancellable' | 'booking'
>;

/** Whether a guest calls an order off by itself: one that waits for its money, and is not booked. */
export function mayCallOffHere(order: CallableOff): boolean {
  const isUntouched = order.booking === null || order.paymentStatus === 'UNPAID';
  return order.isCancellable && isMoneyAwaited(order) && isUntouched;
}
