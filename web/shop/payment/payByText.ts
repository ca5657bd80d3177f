import type { I18n } from '@lingui/core';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPayBy } from './formatPayBy.ts';

interface Order {
  due: number;
  paymentStatus: PaymentStatus;
  payBy: string;
}

/** Until when the pieces are kept for whoever pays; of which a part is paid does not end by itself. */
export function payByText(i18n: I18n, { due, paymentStatus, payBy }: Order): string {
  const time = formatPayBy(payBy, i18n.locale);
  if (paymentStatus === 'UNPAID')
    return i18n.t(
      'Your pieces are kept for you until {time}; without a payment the order then ends by itself.',
      { time },
    );
  const words = { due: formatNpr(due, i18n.locale), time };
  return Date.parse(payBy) > Date.now()
    ? i18n.t('Your pieces are kept for you. {due} is left to pay: please pay it by {time}.', words)
    : i18n.t(
        'Your pieces are kept for you. {due} is left to pay; the time for it ended {time}: please contact us.',
        words,
      );
}
