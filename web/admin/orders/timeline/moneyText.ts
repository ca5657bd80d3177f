import type { I18n } from '@lingui/core';
import { PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { dayInWords } from '#web/admin/ui/dayInWords.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';

/** What an entry about money says beside its note: how much, how, what the bank calls it, and why; null where it says nothing. */
export function moneyText(i18n: I18n, data: unknown): string | null {
  const { amount: entered, refunded, method: given, reference, reason, note, day } = entryOf(data);
  const amount = entered ?? refunded;
  if (typeof amount !== 'number') return null;
  const method = PAYMENT_METHODS.find((each) => each === given);
  const sum = method
    ? i18n.t('{amount} by {method}', {
        amount: formatNpr(amount, i18n.locale),
        method: i18n.t(paymentTexts.method[method]),
      })
    : formatNpr(amount, i18n.locale);
  const when = typeof day === 'string' ? dayInWords(i18n.locale, day) : null;
  return [sum, when, reference, reason, note]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
}

/** What is said of a slip stands under its name: it is no payment yet. */
function entryOf(data: unknown): Record<string, unknown> {
  if (!isRecord(data)) return {};
  return isRecord(data.slip) ? data.slip : data;
}
