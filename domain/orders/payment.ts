import { DomainError } from '#domain/errors/errors.ts';
import { type OrderStatus, type PaymentStatus, PREPAID_METHODS } from './orderLifecycle.ts';

/**
 * Returns the reason why an order of this total cannot be paid with the method, or null. Cash on delivery is
 * refused from `codLimit`, in NPR.
 */
export function findPaymentProblem(method: string, finalTotal: number, codLimit: number): DomainError | null {
  if (method !== 'COD' || finalTotal < codLimit) return null;

  return new DomainError('CASH_LIMIT_REACHED', { limitNpr: codLimit }, 'paymentMethod');
}

/**
 * Returns the reason why a booking cannot be paid with the method, or null. Bookings cannot be paid on delivery, since
 * they ship only after they are paid.
 */
export function findBookingMethodProblem(method: string): DomainError | null {
  return method === 'COD' ? new DomainError('BOOKING_NOT_PAYABLE_ON_DELIVERY', 'paymentMethod') : null;
}

interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** Returns true if the customer still has to pay. Nothing is due for a cancelled or returned order. */
export function isPaymentDue({ status, paymentStatus }: OrderState): boolean {
  return (paymentStatus === 'UNPAID' || paymentStatus === 'PART_PAID') && !isCancelledOrReturned(status);
}

/** Returns true if a prepaid order is unpaid. Its preparation and delivery time start when it is paid. */
export function isPrepaymentDue(order: OrderState & { paymentMethod: string }): boolean {
  return isPrepaid(order.paymentMethod) && isPaymentDue(order);
}

export function isPrepaid(method: string): boolean {
  return PREPAID_METHODS.some((candidate) => candidate === method);
}

interface GuestOrder extends OrderState {
  paymentMethod: string;
  /** True if the order is a booking. */
  isBooking: boolean;
}

/**
 * Returns true if the order's payments allow a guest to cancel it: nothing is paid, or a prepaid order that is not a
 * booking is partially paid. The status is checked elsewhere. Refunds of paid orders and forfeited amounts are agreed
 * in person.
 */
export function canGuestCancel(order: GuestOrder): boolean {
  return order.paymentStatus === 'UNPAID' || (isPrepaymentDue(order) && !order.isBooking);
}

/** Returns true if a bank transfer is outstanding. */
export function isTransferDue(order: OrderState & { paymentMethod: string }): boolean {
  return order.paymentMethod === 'BANK_TRANSFER' && isPrepaymentDue(order);
}

/**
 * Returns true if a bank transfer is requested from the customer. No transfer is requested while the order awaits
 * confirmation.
 */
export function isTransferRequested(
  order: OrderState & { paymentMethod: string; awaitsConfirmation: boolean },
): boolean {
  return isTransferDue(order) && !order.awaitsConfirmation;
}

/** Returns true if the order was cancelled or returned. */
export function isCancelledOrReturned(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

/** Texts about the payment of a cancelled or returned order. */
export const settlementTexts: Record<PaymentStatus, string> = {
  UNPAID: /*i18n*/ 'There is nothing to pay.',
  PART_PAID: /*i18n*/ 'We are refunding the amount you paid.',
  PAID: /*i18n*/ 'We are refunding the amount you paid.',
  PART_REFUNDED: /*i18n*/ 'We are refunding the amount you paid.',
  REFUNDED: /*i18n*/ 'We have refunded the amount you paid.',
};

/** Returns true if this step hands over a prepaid order that is unpaid. */
export function isHandedOverUnpaid(order: OrderState & { paymentMethod: string }, to: OrderStatus): boolean {
  const isHandedOver = to === 'SHIPPED' || to === 'DELIVERED';
  return isHandedOver && isPrepaymentDue(order);
}
