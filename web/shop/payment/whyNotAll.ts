import type { I18n } from '@lingui/core';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { restBy } from '#domain/payments/allowedMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { problemText, type ToldProblem } from '#web/locale/problemText.ts';

interface Option {
  method: PaymentMethod;
  upTo: number;
  problem: (Omit<ToldProblem, 'params'> & { params?: unknown }) | null;
}

/** Why a way to pay does not take all that is due, with the way round where it takes a part; null where it takes all. */
export function whyNotAll(
  i18n: I18n,
  { method, upTo, problem }: Option,
  options: readonly Option[],
): string | null {
  if (!problem) return null;
  if (upTo === 0) return problemText({ ...problem, params: problem.params as ToldProblem['params'] });
  return i18n.t('At most {upTo} now by {method}. The rest then by {rest}.', {
    upTo: formatNpr(upTo, i18n.locale),
    method: i18n.t(paymentTexts.method[method]),
    rest: i18n.t(paymentTexts.method[restBy(options)]),
  });
}
