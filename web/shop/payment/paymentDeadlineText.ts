import type { I18n } from '@lingui/core';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPayBy } from './formatPayBy.ts';

interface Order {
  due: number;
  paymentStatus: PaymentStatus;
  payBy: string | null;
  awaitsConfirmation: boolean;
  isPaidWithoutPieces: boolean;
}

/** Whether the time to pay for an order has ended. */
export function isTimeOver({ payBy }: Pick<Order, 'payBy'>): boolean {
  return payBy !== null && Date.parse(payBy) <= Date.now();
}

/** The time to pay for an order, and whether its pieces are held until then. */
export function payByText(i18n: I18n, order: Order & { payBy: string }): string {
  const { due, paymentStatus, payBy, awaitsConfirmation, isPaidWithoutPieces } = order;
  const words = { due: formatNpr(due, i18n.locale), time: formatPayBy(payBy, i18n.locale) };
  if (paymentStatus === 'UNPAID') {
    if (isTimeOver(order))
      return i18n.t('The time to pay ended {time}. Order again, or contact us if you have paid.', words);
    return awaitsConfirmation
      ? i18n.t(
          'Your pieces are not reserved yet. Pay by {time} to reserve them while they last. Without a payment, the order is cancelled then.',
          words,
        )
      : i18n.t('We hold your pieces until {time}. Without a payment, the order is cancelled then.', words);
  }
  if (isTimeOver(order))
    return i18n.t('The time to pay the remaining {due} ended {time}. Contact us to go on.', words);
  return isPaidWithoutPieces
    ? i18n.t('Pay the remaining {due} by {time}.', words)
    : i18n.t('We hold your pieces until {time}. Pay the remaining {due} by then.', words);
}
