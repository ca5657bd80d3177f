import { isBalanceDue } from '#domain/orders/booking/balanceDue.ts';
import { workingDays } from '#domain/orders/delivery.ts';
import { isMoneyAwaited, isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation, lacksPieces } from '#domain/orders/setAside.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** The days on which an order should arrive. */
export function deliveryWindow(order: Order) {
  const { estimatedFrom: from, estimatedTo: to, district } = order;
  const awaitsPayment =
    isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) }) ||
    isBalanceDue(order) ||
    (isOnline(order.paymentMethod) && isMoneyAwaited(order));
  return { from, to, isKnown: !lacksPieces(order), awaitsPayment, ...workingDays(district) };
}
