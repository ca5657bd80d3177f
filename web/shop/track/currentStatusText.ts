import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';

export interface OrderState {
  status: OrderStatus;
  fulfilment: Fulfilment;
  awaitsPayment: boolean;
  isPaymentUnderReview: boolean;
}

/**
 * Returns the text of an order's status. A placed order awaiting payment, or with a payment under review, has its own
 * text.
 */
export function getCurrentStatusText({
  status,
  fulfilment,
  awaitsPayment,
  isPaymentUnderReview,
}: OrderState): string {
  if (status !== 'PENDING') return getOrderStatusTexts(status, fulfilment).text;
  if (isPaymentUnderReview) return /*i18n*/ 'We have received your order and are checking your payment.';
  return awaitsPayment
    ? /*i18n*/ 'We have received your order and are waiting for your payment.'
    : getOrderStatusTexts(status, fulfilment).text;
}
