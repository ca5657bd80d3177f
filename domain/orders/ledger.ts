import type { OrderStatus, PaymentStatus } from './orderLifecycle.ts';
import { isCalledOff } from './payment.ts';

/** The sums of an order's ledger, NPR. */
export interface LedgerSums {
  /** What came in. */
  paid: number;
  /** What went back to the buyer. */
  refunded: number;
  /** What the buyer was let off, for pieces that came back or as a compensation. */
  credited: number;
}

export interface Account extends LedgerSums {
  status: OrderStatus;
  finalTotal: number;
  /** What the store keeps of an order that was called off, by the terms that its buyer accepted. */
  forfeited: number;
}

/** What is still to come from the buyer, NPR. */
export function amountDue(order: Account): number {
  return Math.max(0, amountAsked(order) - amountHeld(order));
}

/** What the store has to give back, NPR. */
export function amountOwed(order: Account): number {
  return Math.max(0, amountHeld(order) - amountAsked(order));
}

/** What the store holds of the buyer's money, NPR: no refund is larger. */
export function amountHeld({ paid, refunded }: LedgerSums): number {
  return paid - refunded;
}

/** What of the buyer's money is in the house, NPR: the rest a courier has. */
export function amountHere(order: LedgerSums & { cashWithCourier: number }): number {
  return Math.max(0, amountHeld(order) - order.cashWithCourier);
}

/** How the payment of an order stands, as its ledger says. */
export function paymentStatusFrom(order: Account): PaymentStatus {
  const { paid, refunded, finalTotal, credited } = order;
  const held = amountHeld(order);
  if (paid === 0) return finalTotal === 0 ? 'PAID' : 'UNPAID';
  if (held === 0) return 'REFUNDED';
  if (held < finalTotal - credited && !(refunded > 0 && isCalledOff(order.status))) return 'PART_PAID';
  // What was paid beyond the total and went back is no refund of it.
  return refunded > 0 && held < finalTotal ? 'PART_REFUNDED' : 'PAID';
}

/** What the store keeps or still asks for. An order that was called off asks for nothing, and one that came back asks for no more, and keeps what was not credited. */
function amountAsked(order: Account): number {
  const { status, finalTotal, credited, forfeited } = order;
  if (status === 'CANCELLED') return Math.min(forfeited, amountHeld(order));
  const asked = Math.max(0, finalTotal - credited);
  return status === 'RETURNED' ? Math.min(asked, amountHeld(order)) : asked;
}
