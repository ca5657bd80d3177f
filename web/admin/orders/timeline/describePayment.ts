import type { I18n } from '@lingui/core';
import { PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';

/** Describes a payment or refund entry: amount, method, reference and reason; null if it has no amount. */
export function describePayment(i18n: I18n, data: unknown): string | null {
  const {
    amount: recordedAmount,
    refunded,
    method: methodCode,
    reference,
    reason,
    note,
    day,
  } = getPaymentData(data);
  const amount = recordedAmount ?? refunded;
  if (typeof amount !== 'number') return null;
  const method = PAYMENT_METHODS.find((candidate) => candidate === methodCode);
  const sum = method
    ? i18n.t('{amount} by {method}', {
        amount: formatNpr(amount, i18n.locale),
        method: i18n.t(paymentTexts.method[method]),
      })
    : formatNpr(amount, i18n.locale);
  const dayText = typeof day === 'string' ? formatDayInBothCalendars(i18n.locale, day) : null;
  return [sum, dayText, reference, reason, note]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
}

/**
 * Returns the payment data of an entry. The data of a transfer receipt, which is not a payment yet, is nested under
 * `slip`.
 */
function getPaymentData(data: unknown): Record<string, unknown> {
  if (!isRecord(data)) return {};
  return isRecord(data.slip) ? data.slip : data;
}
