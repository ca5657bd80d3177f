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

/** Payment methods that the store can offer at checkout. */
export const CHECKOUT_METHODS = ['COD', 'BANK_TRANSFER', ...ONLINE_METHODS] as const;

/** Payment methods that require payment before the order ships. */
export const PREPAID_METHODS = ['BANK_TRANSFER', ...ONLINE_METHODS] as const satisfies PaymentMethod[];

/** Payment methods that transfer money, at checkout and at the counter. */
export const MONEY_METHODS = [...CHECKOUT_METHODS, 'CASH', 'CARD'] as const;

/** All payment methods, including `EXCHANGE`: value moved from a returned order to the order it was exchanged for. */
export const PAYMENT_METHODS = [...MONEY_METHODS, 'EXCHANGE'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Returns the payment method of a stored code. Throws if the code is unknown. */
export function parsePaymentMethod(code: string): PaymentMethod {
  const method = PAYMENT_METHODS.find((candidate) => candidate === code);
  if (!method) throw new Error(`Unknown payment method ${code}.`);
  return method;
}

/** Kinds of ledger entries. */
export const PAYMENT_KINDS = ['PAYMENT', 'REFUND', 'CREDIT'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Methods of refunding a customer. */
export const REFUND_METHODS = [
  'BANK_TRANSFER',
  'CASH',
  'CARD',
  ...ONLINE_METHODS,
] as const satisfies PaymentMethod[];
export type RefundMethod = (typeof REFUND_METHODS)[number];

/**
 * Returns the likely refund method: the original method, or a bank transfer after cash on delivery or an exchange.
 */
export function suggestRefundMethod(method: string): RefundMethod {
  return REFUND_METHODS.find((refundMethod) => refundMethod === method) ?? 'BANK_TRANSFER';
}

/**
 * A shipped order can be returned without being delivered if the parcel was refused or the customer was not at home.
 */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURNED'],
  CANCELLED: [],
  RETURNED: [],
};

/**
 * Transitions while the remaining amount of a booking is due. Its items are reserved, but not prepared or handed
 * over.
 */
const BOOKING_TRANSITIONS: typeof TRANSITIONS = {
  ...TRANSITIONS,
  CONFIRMED: ['CANCELLED'],
  PROCESSING: ['CANCELLED'],
};

/**
 * Returns the statuses to which an order can change. `isRemainingAmountDue` is true while the remaining amount of a
 * booking is due.
 */
export function getNextStatuses(from: OrderStatus, isRemainingAmountDue = false): readonly OrderStatus[] {
  return (isRemainingAmountDue ? BOOKING_TRANSITIONS : TRANSITIONS)[from];
}

export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return getNextStatuses(from).includes(to);
}

export function isCancellable(from: OrderStatus): boolean {
  return canChangeStatus(from, 'CANCELLED');
}

/** Returns true if contact, address and notes can be changed, which is possible until the store confirms the order. */
export function canEditDetails(status: OrderStatus): boolean {
  return status === 'PENDING';
}

/** Returns true if staff can edit items and address, which is possible until the order ships. */
export function canEditOrder(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED' || status === 'PROCESSING';
}

/** Returns true until the order is delivered, cancelled or returned. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'DELIVERED' && status !== 'CANCELLED' && status !== 'RETURNED';
}

export function assertStatusChange(from: OrderStatus, to: OrderStatus, isRemainingAmountDue = false): void {
  if (getNextStatuses(from, isRemainingAmountDue).includes(to)) return;
  if (canChangeStatus(from, to)) throw new DomainError('BOOKING_NOT_PAID', 'status');

  if (from === to && from === 'CANCELLED') throw new DomainError('ORDER_ALREADY_CANCELLED', 'status');
  if (from === to && from === 'RETURNED') throw new DomainError('ORDER_ALREADY_RETURNED', 'status');
  const allowedStatuses = getNextStatuses(from);
  if (allowedStatuses.length === 0) throw new DomainError('ORDER_IS_FINAL', { from, to }, 'status');
  throw new DomainError('ORDER_STATUS_CHANGE_NOT_ALLOWED', { from, to, allowed: allowedStatuses }, 'status');
}

interface ExpiredOrder {
  status: OrderStatus;
  /** True if the order was cancelled for non-payment. */
  isExpired: boolean;
  /** Refund due, in NPR. */
  refundDue: number;
}

/** Returns true if the order was cancelled for non-payment and paid afterwards. */
export function canReopen({ status, isExpired, refundDue }: ExpiredOrder): boolean {
  return status === 'CANCELLED' && isExpired && refundDue > 0;
}

export function assertCanReopen(order: ExpiredOrder): void {
  if (!canReopen(order)) throw new DomainError('ORDER_NOT_EXPIRED', 'id');
}

/** Statuses of orders that are excluded from sales figures. */
export const NON_SALE_STATUSES = ['CANCELLED', 'RETURNED'] as const satisfies OrderStatus[];

export function countsAsSale(status: OrderStatus): boolean {
  return !NON_SALE_STATUSES.some((excludedStatus) => excludedStatus === status);
}
