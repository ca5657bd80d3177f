import type { OrderStatus } from './orderLifecycle.ts';
import type { OrderView } from './orderViews.ts';

/** What comes next for an order at the desk: a status, or that what is due for it has come in. */
export type OrderStep = Extract<OrderStatus, 'CONFIRMED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED'> | 'PAID';

const NEXT: Partial<Record<OrderStatus, OrderStep>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PROCESSING',
  PROCESSING: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};

export interface Stepping {
  status: OrderStatus;
  /** NPR. */
  due: number;
}

/** The one step that matters for an order, in the pile that it is looked at in; null where there is none. */
export function nextStep({ status, due }: Stepping, view: OrderView | null): OrderStep | null {
  const isPaidFor = view === 'PAYMENT_DUE' || (view === 'CASH_TO_COLLECT' && status === 'DELIVERED');
  if (isPaidFor) return due > 0 ? 'PAID' : null;
  return NEXT[status] ?? null;
}
