import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';

interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** True if stock is reserved for the order. */
  isStockReserved: boolean;
}

/** Returns true for a pending order without reserved stock. Its items are reserved when it is confirmed or paid. */
export function lacksReservation({
  status,
  isStockReserved,
}: Pick<OrderState, 'status' | 'isStockReserved'>): boolean {
  return status === 'PENDING' && !isStockReserved;
}

/** Returns true if the order awaits confirmation. Until then no stock is reserved and no payment is requested. */
export function awaitsConfirmation(order: OrderState): boolean {
  return lacksReservation(order) && order.paymentStatus === 'UNPAID';
}

/**
 * Returns true if the order was paid but its items were out of stock. The store has to find other items or refund the
 * order.
 */
export function isPaidWithoutReservation(order: OrderState): boolean {
  return lacksReservation(order) && (order.paymentStatus === 'PAID' || order.paymentStatus === 'PART_PAID');
}
