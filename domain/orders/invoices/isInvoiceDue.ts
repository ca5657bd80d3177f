import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

const PACKED: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED', 'DELIVERED'];

/** Whether an order may have its invoice: it goes with the pieces, and is printed as they are packed. */
export function isInvoiceDue(status: OrderStatus): boolean {
  return PACKED.includes(status);
}
