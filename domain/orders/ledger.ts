import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';
import { isCancelledOrReturned } from './payment.ts';

/** Sums of an order's ledger entries, in NPR. */
export interface LedgerSums {
  /** Sum of payments. */
  paid: number;
  /** Sum of refunds. */
  refunded: number;
  /** Value credited for returned items or as a compensation. */
  credited: number;
}

export interface Account extends LedgerSums {
  status: OrderStatus;
  finalTotal: number;
  /** Forfeited amount of a cancelled booking, under the terms the customer accepted. */
  forfeited: number;
}

/** Returns the amount the customer still has to pay, in NPR. */
export function calculateAmountDue(order: Account): number {
  return Math.max(0, calculateAmountPayable(order) - calculateNetPaid(order));
}

/** Returns the amount the store still has to refund, in NPR. */
export function calculateRefundDue(order: Account): number {
  return Math.max(0, calculateNetPaid(order) - calculateAmountPayable(order));
}

/** Returns payments less refunds, in NPR. A refund cannot exceed this amount. */
export function calculateNetPaid({ paid, refunded }: LedgerSums): number {
  return paid - refunded;
}

/** Returns the money the store has received in NPR, excluding cash that a carrier has not remitted. */
export function calculateNetReceived(order: LedgerSums & { cashWithCarrier: number }): number {
  return Math.max(0, calculateNetPaid(order) - order.cashWithCarrier);
}

/** Returns the payment status derived from the ledger. */
export function derivePaymentStatus(order: Account): PaymentStatus {
  const { paid, refunded, finalTotal, credited } = order;
  const netPaid = calculateNetPaid(order);
  if (paid === 0) return finalTotal === 0 ? 'PAID' : 'UNPAID';
  if (netPaid === 0) return 'REFUNDED';
  if (netPaid < finalTotal - credited && !(refunded > 0 && isCancelledOrReturned(order.status)))
    return 'PART_PAID';
  // Refunding an overpayment does not make an order partly refunded.
  return refunded > 0 && netPaid < finalTotal ? 'PART_REFUNDED' : 'PAID';
}

/**
 * Returns the total amount payable. For a cancelled order this is the forfeited amount, and for a returned order the
 * part that was not credited. Neither exceeds the amount paid.
 */
function calculateAmountPayable(order: Account): number {
  const { status, finalTotal, credited, forfeited } = order;
  if (status === 'CANCELLED') return Math.min(forfeited, calculateNetPaid(order));
  const amountPayable = Math.max(0, finalTotal - credited);
  return status === 'RETURNED' ? Math.min(amountPayable, calculateNetPaid(order)) : amountPayable;
}
