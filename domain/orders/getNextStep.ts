import type { OrderStatus } from './orderLifecycle.ts';
import type { OrderView } from './orderViews.ts';

/**
 * Next step for an order in the back office: a status, `PAID` when the amount due is received, or `REMITTED` when
 * the carrier remits the cash.
 */
export type OrderStep =
  | Extract<OrderStatus, 'CONFIRMED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED'>
  | 'PAID'
  | 'REMITTED';

/** Steps that require the permission to record payments. */
export const MONEY_STEPS: readonly OrderStep[] = ['PAID', 'REMITTED'];

const NEXT_STEPS: Partial<Record<OrderStatus, OrderStep>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PROCESSING',
  PROCESSING: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};

export interface OrderProgress {
  status: OrderStatus;
  /** Amount due, in NPR. */
  due: number;
  /** Cash with the carrier, in NPR. Defaults to 0. */
  cashWithCarrier?: number;
}

/** Returns the next step of an order in the given order view, or null if there is none. */
export function getNextStep(
  { status, due, cashWithCarrier = 0 }: OrderProgress,
  view: OrderView | null,
): OrderStep | null {
  if (view === 'CASH_TO_COLLECT' && cashWithCarrier > 0) return 'REMITTED';
  const isAwaitingPayment = view === 'PAYMENT_DUE' || (view === 'CASH_TO_COLLECT' && status === 'DELIVERED');
  if (isAwaitingPayment) return due > 0 ? 'PAID' : null;
  return NEXT_STEPS[status] ?? null;
}
