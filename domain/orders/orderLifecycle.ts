import { DomainError } from '#domain/errors/errors.ts';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';

export const ORDER_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['UNPAID', 'PART_PAID', 'PAID', 'PART_REFUNDED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How a shopper may choose to pay, as far as the store offers it. */
export const CHECKOUT_METHODS = ['COD', 'BANK_TRANSFER', ...ONLINE_METHODS] as const;

/** With which the money comes before the pieces go. */
export const PREPAID_METHODS = ['BANK_TRANSFER', ...ONLINE_METHODS] as const satisfies PaymentMethod[];

/** How money moves: as a shopper chose, or over the counter. */
export const MONEY_METHODS = [...CHECKOUT_METHODS, 'CASH', 'CARD'] as const;

/** The same, and what is moved from an order that came back to the one that it was exchanged for. */
export const PAYMENT_METHODS = [...MONEY_METHODS, 'EXCHANGE'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Payment method of a stored code. Throws if the store has no such method. */
export function paymentMethodOf(code: string): PaymentMethod {
  const method = PAYMENT_METHODS.find((one) => one === code);
  if (!method) throw new Error(`The store has no payment method ${code}.`);
  return method;
}

/** What an entry of an order's ledger is. */
export const PAYMENT_KINDS = ['PAYMENT', 'REFUND', 'CREDIT'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How money goes back to a buyer. */
export const REFUND_METHODS = [
  'BANK_TRANSFER',
  'CASH',
  'CARD',
  ...ONLINE_METHODS,
] as const satisfies PaymentMethod[];
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** How money is likely to go back: as it came, and by transfer where it came at the door or from another order. */
export function refundMethodFor(method: string): RefundMethod {
  return REFUND_METHODS.find((possible) => possible === method) ?? 'BANK_TRANSFER';
}

/** A parcel that is refused at the door, or that nobody can be found for, comes back without having arrived. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURNED'],
  CANCELLED: [],
  RETURNED: [],
};

/** The same while the rest of a booking is to come: its pieces are set aside, and not made ready or handed over. */
const TRANSITIONS_OF_BOOKING: typeof TRANSITIONS = {
  ...TRANSITIONS,
  CONFIRMED: ['CANCELLED'],
  PROCESSING: ['CANCELLED'],
};

/** What an order may become; `isBalanceDue` where the rest of a booking is to come. */
export function nextStatuses(from: OrderStatus, isBalanceDue = false): readonly OrderStatus[] {
  return (isBalanceDue ? TRANSITIONS_OF_BOOKING : TRANSITIONS)[from];
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to);
}

export function isCancellable(from: OrderStatus): boolean {
  return canMove(from, 'CANCELLED');
}

/** Whether contact, address and notes can be changed: until the store has taken the order in hand. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'PENDING';
}

/** Whether the store can still correct what is in it and where it goes: until it has left the house. */
export function isCorrectable(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED' || status === 'PROCESSING';
}

/** Whether it is still to arrive. */
export function isUnderWay(status: OrderStatus): boolean {
  return status !== 'DELIVERED' && status !== 'CANCELLED' && status !== 'RETURNED';
}

export function assertCanMove(from: OrderStatus, to: OrderStatus, isBalanceDue = false): void {
  if (nextStatuses(from, isBalanceDue).includes(to)) return;
  if (canMove(from, to)) throw new DomainError('BOOKING_NOT_PAID', 'status');

  if (from === to && from === 'CANCELLED') throw new DomainError('ORDER_ALREADY_CANCELLED', 'status');
  if (from === to && from === 'RETURNED') throw new DomainError('ORDER_ALREADY_RETURNED', 'status');
  const allowed = nextStatuses(from);
  if (allowed.length === 0) throw new DomainError('ORDER_IS_FINAL', { from, to }, 'status');
  throw new DomainError('ORDER_CANNOT_BECOME', { from, to, allowed }, 'status');
}

interface CalledOff {
  status: OrderStatus;
  /** Whether it was called off since its money had not come in time. */
  isExpired: boolean;
  /** What of its money is to be given back, NPR. */
  refundDue: number;
}

/** Only what was called off since its money had not come in time goes on, once that has come after all. */
export function canReopen({ status, isExpired, refundDue }: CalledOff): boolean {
  return status === 'CANCELLED' && isExpired && refundDue > 0;
}

export function assertCanReopen(order: CalledOff): void {
  if (!canReopen(order)) throw new DomainError('ORDER_NOT_EXPIRED', 'id');
}

/** Orders that brought nothing in the end: they count in no figure. */
export const UNSOLD = ['CANCELLED', 'RETURNED'] as const satisfies OrderStatus[];

/** Returns true unless the order was cancelled or came back. */
export function isSold(status: OrderStatus): boolean {
  return !UNSOLD.some((unsold) => unsold === status);
}
