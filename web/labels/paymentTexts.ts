import type {
  OrderStatus,
  PaymentKind,
  PaymentMethod,
  PaymentStatus,
} from '#domain/orders/orderLifecycle.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';

export const NOTHING_TO_PAY = /*i18n*/ 'Nothing to pay';

/** Texts of payment methods, statuses and entries, as shown in the shop. */
export const paymentTexts: {
  method: Record<PaymentMethod, string>;
  status: Record<PaymentStatus, string>;
  kind: Record<PaymentKind, string>;
} = {
  method: METHOD_TEXTS,
  status: {
    UNPAID: /*i18n*/ 'Unpaid',
    PART_PAID: /*i18n*/ 'Partly paid',
    PAID: /*i18n*/ 'Paid',
    PART_REFUNDED: /*i18n*/ 'Partly refunded',
    REFUNDED: /*i18n*/ 'Refunded',
  },
  kind: {
    PAYMENT: /*i18n*/ 'Payment',
    REFUND: /*i18n*/ 'Refund',
    CREDIT: /*i18n*/ 'Credit',
  },
};

/** Returns the payment status text of an order. Cancelled and fully returned orders have nothing to pay. */
export function getPaymentText(order: { status: OrderStatus; paymentStatus: PaymentStatus }): string {
  if (order.paymentStatus === 'UNPAID' && !isPaymentDue(order)) return NOTHING_TO_PAY;
  return paymentTexts.status[order.paymentStatus];
}
