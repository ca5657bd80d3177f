import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';

export interface Standing {
  status: OrderStatus;
  fulfilment: Fulfilment;
  awaitsPayment: boolean;
  isPaymentChecked: boolean;
}

/** The text of an order's current status. A placed order that waits for money says so, or that its payment is checked. */
export function standText({ status, fulfilment, awaitsPayment, isPaymentChecked }: Standing): string {
  if (status !== 'PENDING') return orderStatusText(status, fulfilment).text;
  if (isPaymentChecked) return /*i18n*/ 'We have received your order and are checking your payment.';
  return awaitsPayment
    ? /*i18n*/ 'We have received your order and are waiting for your payment.'
    : orderStatusText(status, fulfilment).text;
}
