import type { I18n } from '@lingui/core';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPaymentDeadline } from './formatPaymentDeadline.ts';

interface Order {
  due: number;
  paymentStatus: PaymentStatus;
  payBy: string | null;
  awaitsConfirmation: boolean;
  isPaidWithoutStock: boolean;
}

/** True if the payment deadline of an order has passed. */
export function isPastPaymentDeadline({ payBy }: Pick<Order, 'payBy'>): boolean {
  return payBy !== null && Date.parse(payBy) <= Date.now();
}

/** Returns an order's payment deadline, and whether its items are reserved until then. */
export function getPaymentDeadlineText(i18n: I18n, order: Order & { payBy: string }): string {
  const { due, paymentStatus, payBy, awaitsConfirmation, isPaidWithoutStock } = order;
  const values = { due: formatNpr(due, i18n.locale), time: formatPaymentDeadline(payBy, i18n.locale) };
  if (paymentStatus === 'UNPAID') {
    if (isPastPaymentDeadline(order))
      return i18n.t(
        'The payment deadline was {time}. Order again, or contact us if you have already paid.',
        values,
      );
    return awaitsConfirmation
      ? i18n.t(
          'Your pieces are not reserved yet. Pay by {time} to reserve them while they last. If you haven’t paid by then, the order will be cancelled.',
          values,
        )
      : i18n.t(
          'Your pieces are reserved until {time}. If you haven’t paid by then, the order will be cancelled.',
          values,
        );
  }
  if (isPastPaymentDeadline(order))
    return i18n.t('The deadline to pay the remaining {due} was {time}. Contact us to continue.', values);
  return isPaidWithoutStock
    ? i18n.t('Pay the remaining {due} by {time}.', values)
    : i18n.t('Your pieces are reserved until {time}. Pay the remaining {due} by then.', values);
}
