import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { getWorkingDays } from '#domain/orders/delivery.ts';
import { awaitsConfirmation, lacksReservation } from '#domain/orders/orderReservation.ts';
import { isPrepaymentDue, isTransferRequested } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns the estimated delivery days of an order. */
export function toDeliveryWindow(order: Order) {
  const { estimatedFrom: from, estimatedTo: to, district } = order;
  const awaitsPayment =
    isTransferRequested({ ...order, awaitsConfirmation: awaitsConfirmation(order) }) ||
    isRemainingAmountDue(order) ||
    (isOnline(order.paymentMethod) && isPrepaymentDue(order));
  return { from, to, isKnown: !lacksReservation(order), awaitsPayment, ...getWorkingDays(district) };
}
