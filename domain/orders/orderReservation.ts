import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';

interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Whether its pieces are taken out of stock for it. */
  stockHeld: boolean;
}

/** Whether nothing is set aside for an order that is still to be confirmed: confirming it, or a payment, takes its pieces. */
export function lacksPieces({ status, stockHeld }: Pick<OrderState, 'status' | 'stockHeld'>): boolean {
  return status === 'PENDING' && !stockHeld;
}

/** Whether an order waits for the store's word, and nothing is set aside for it or asked of its buyer until then. */
export function awaitsConfirmation(order: OrderState): boolean {
  return lacksPieces(order) && order.paymentStatus === 'UNPAID';
}

/** Whether it was paid when its pieces were gone: the store finds others or pays it back. */
export function isPaidWithoutPieces(order: OrderState): boolean {
  return lacksPieces(order) && (order.paymentStatus === 'PAID' || order.paymentStatus === 'PART_PAID');
}
