import type { I18n } from '@lingui/core';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { addressLines } from '#web/labels/addressLines.ts';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';
import { paymentText } from '#web/labels/paymentTexts.ts';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';

export interface Difference {
  label: string;
  before: string;
  now: string;
}

/** What of an order reads otherwise now, in words. */
export function orderDifferences(i18n: I18n, before: Order, now: Order): Difference[] {
  const [old, current] = [written(i18n, before), written(i18n, now)];
  return Object.entries(current).flatMap(([label, text]) => {
    const was = old[label] ?? '';
    return text === was ? [] : [{ label, before: was || '–', now: text || '–' }];
  });
}

function written(i18n: I18n, order: Order): Record<string, string> {
  const { contact, shippingAddress, notes, carrier, trackingNumber, cancelReason } = order;
  return {
    [i18n.t('Status')]: i18n.t(orderStatusText(order.status, order.handover).title),
    [i18n.t('Payment')]: i18n.t(paymentText(order)),
    [i18n.t('Contact')]: [contact.name, contact.email, readablePhone(contact.phone)].join('\n'),
    [i18n.t('Shipping address')]: addressLines(i18n, shippingAddress).join('\n'),
    [i18n.t('Notes')]: notes ?? '',
    [i18n.t('Carrier')]: [carrier, trackingNumber].filter(Boolean).join(' · '),
    [i18n.t('Reason')]: cancelReason ?? '',
  };
}
