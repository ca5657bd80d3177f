import type { I18n } from '@lingui/core';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import { formatDayRange } from '#web/locale/formatTime.ts';

export interface Delivery {
  from: string;
  to: string;
  isKnown: boolean;
  awaitsPayment: boolean;
  minDays: number;
  maxDays: number;
}

/**
 * Returns when an order should arrive: a date, or a number of days after its payment. Pick-up orders have their own
 * text.
 */
export function getDeliveryText(
  i18n: I18n,
  { fulfilment, estimatedDelivery }: { fulfilment: Fulfilment; estimatedDelivery: Delivery },
): string {
  const { isKnown, awaitsPayment, minDays, maxDays, ...days } = estimatedDelivery;
  if (fulfilment !== 'DELIVERY') return i18n.t('Pick-up at the store');
  if (!isKnown) return i18n.t('We’ll give you a delivery date once your pieces are reserved');
  return awaitsPayment
    ? i18n.t('Delivery {minDays}–{maxDays} working days after we receive your payment', {
        minDays: i18n.number(minDays),
        maxDays: i18n.number(maxDays),
      })
    : i18n.t('Estimated delivery {days}', { days: formatDayRange(days, i18n.locale) });
}
