import { DomainError } from '#domain/errors/errors.ts';
import { type OrderStatus, type PaymentStatus, PREPAID_METHODS } from './orderLifecycle.ts';

/** Why an order of this total cannot be paid so, or null. Cash is refused from the limit up (NPR). */
export function paymentProblem(method: string, finalTotal: number, codLimit: number): DomainError | null {
  if (method !== 'COD' || finalTotal < codLimit) return null;

  return new DomainError('CASH_LIMIT_REACHED', { limitNpr: codLimit }, 'paymentMethod');
}

/** Why a booking cannot be paid so, or null: what is set aside by its advance is not paid at the door. */
export function bookingMethodProblem(method: string): DomainError | null {
  return method === 'COD' ? new DomainError('BOOKING_NOT_AT_THE_DOOR', 'paymentMethod') : null;
}

interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** Whether money is still to come for an order: nothing is asked for any more on one that is cancelled or returned. */
export function isPaymentDue({ status, paymentStatus }: OrderState): boolean {
  return (paymentStatus === 'UNPAID' || paymentStatus === 'PART_PAID') && !isCalledOff(status);
}

/** Whether an order waits for money that comes before the pieces go: work on it starts, and its days count, once that is here. */
export function isMoneyAwaited(order: OrderState & { paymentMethod: string }): boolean {
  return isPrepaid(order.paymentMethod) && isPaymentDue(order);
}

export function isPrepaid(method: string): boolean {
  return PREPAID_METHODS.some((one) => one === method);
}

interface GuestOrder extends OrderState {
  paymentMethod: string;
  /** Whether its pieces are kept for an advance. */
  isBooking: boolean;
}

/**
 * Whether a guest can cancel an order that can still be cancelled: one for which no money came in, or that waits for the rest.
 * A refund of what is paid, and what the store keeps of a booking, are agreed in person.
 */
export function canGuestCancel(order: GuestOrder): boolean {
  return order.paymentStatus === 'UNPAID' || (isMoneyAwaited(order) && !order.isBooking);
}

/** Whether an order waits for its buyer's bank transfer. */
export function isTransferAwaited(order: OrderState & { paymentMethod: string }): boolean {
  return order.paymentMethod === 'BANK_TRANSFER' && isMoneyAwaited(order);
}

/** Whether its buyer is asked to transfer the money: not while the store has still to confirm the order. */
export function isTransferAsked(
  order: OrderState & { paymentMethod: string; awaitsConfirmation: boolean },
): boolean {
  return isTransferAwaited(order) && !order.awaitsConfirmation;
}

/** Whether an order will not be, or was not, kept by its buyer. */
export function isCalledOff(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

/** What becomes of the money of an order that was cancelled or came back. */
export const settlements: Record<PaymentStatus, string> = {
  UNPAID: /*i18n*/ 'There is nothing to pay.',
  PART_PAID: /*i18n*/ 'What was paid is refunded.',
  PAID: /*i18n*/ 'What was paid is refunded.',
  PART_REFUNDED: /*i18n*/ 'What was paid is refunded.',
  REFUNDED: /*i18n*/ 'What was paid was refunded.',
};

/** Whether this step hands over pieces whose money should have come before. */
export function isHandedOverUnpaid(order: OrderState & { paymentMethod: string }, to: OrderStatus): boolean {
  const isHandedOver = to === 'SHIPPED' || to === 'DELIVERED';
  return isHandedOver && isMoneyAwaited(order);
}
