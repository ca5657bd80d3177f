import type { OrderStatus } from './orderLifecycle.ts';
import type { OrderView } from './orderViews.ts';

/** What comes next for an order at the desk: a status, that what is due has come in, or that its courier has brought the cash. */
export type OrderStep =
  | Extract<OrderStatus, 'CONFIRMED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED'>
  | 'PAID'
  | 'REMITTED';

/** Those that are about money alone, for who may record payments. */
export const MONEY_STEPS: readonly OrderStep[] = ['PAID', 'REMITTED'];

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
  /** What a courier has of it, NPR; nothing where it is left out. */
  cashWithCourier?: number;
}

/** The one step that matters for an order, in the pile that it is looked at in; null where there is none. */
export function nextStep(
  { status, due, cashWithCourier = 0 }: Stepping,
  view: OrderView | null,
): OrderStep | null {
  if (view === 'CASH_TO_COLLECT' && cashWithCourier > 0) return 'REMITTED';
  const isPaidFor = view === 'PAYMENT_DUE' || (view === 'CASH_TO_COLLECT' && status === 'DELIVERED');
  if (isPaidFor) return due > 0 ? 'PAID' : null;
  return NEXT[status] ?? null;
}
