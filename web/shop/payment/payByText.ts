import type { I18n } from '@lingui/core';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPayBy } from './formatPayBy.ts';

interface Order {
  due: number;
  paymentStatus: PaymentStatus;
  payBy: string;
  awaitsConfirmation: boolean;
  isPaidWithoutPieces: boolean;
}

/** The time to pay for an order, and whether its pieces are reserved until then. */
export function payByText(i18n: I18n, order: Order): string {
  const { due, paymentStatus, payBy, awaitsConfirmation, isPaidWithoutPieces } = order;
  const time = formatPayBy(payBy, i18n.locale);
  if (paymentStatus === 'UNPAID')
    return awaitsConfirmation
      ? i18n.t(
          'Your pieces are not reserved yet. Pay by {time} to reserve them while they last; without a payment the order then ends by itself.',
          { time },
        )
      : i18n.t(
          'Your pieces are kept for you until {time}; without a payment the order then ends by itself.',
          { time },
        );
  const words = { due: formatNpr(due, i18n.locale), time };
  const rest =
    Date.parse(payBy) > Date.now()
      ? i18n.t('{due} is left to pay: please pay it by {time}.', words)
      : i18n.t('{due} is left to pay; the time for it ended {time}: please contact us.', words);
  return isPaidWithoutPieces ? rest : `${i18n.t('Your pieces are kept for you.')} ${rest}`;
}
