import type { I18n } from '@lingui/core';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isPrepaid } from '#domain/orders/payment.ts';
import { restBy, WALLET_LIMIT } from '#domain/payments/allowedMethods.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { problemText, type ToldProblem } from '#web/locale/problemText.ts';

interface Option {
  method: PaymentMethod;
  upTo: number;
  problem: (Omit<ToldProblem, 'params'> & { params?: unknown }) | null;
}

/** Why a way to pay does not take all that is due, with the ways round that are open; null where it takes all. */
export function whyNotAll(
  i18n: I18n,
  { method, upTo, problem }: Option,
  options: readonly Option[],
): string | null {
  if (!problem) return null;
  const by = i18n.t(paymentTexts.method[method]);
  if (problem.reason === 'WALLET_USED_TODAY')
    return i18n.t('{method} takes up to {limit} a day, and that is used up today. Please pay by {others}.', {
      method: by,
      limit: formatNpr(WALLET_LIMIT, i18n.locale),
      others: new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(openWays(i18n, options)),
    });
  // The message of an error is not among the properties that a spread copies.
  if (upTo === 0)
    return problemText({
      ...problem,
      message: problem.message,
      params: problem.params as ToldProblem['params'],
    });
  return i18n.t('At most {upTo} now by {method}. The rest then by {rest}.', {
    upTo: formatNpr(upTo, i18n.locale),
    method: by,
    rest: inSentence(i18n, restBy(options, method)),
  });
}

/** Those that money comes by before the pieces go: the providers, then the bank. */
function openWays(i18n: I18n, options: readonly Option[]): string[] {
  const open = options
    .filter(({ method, upTo }) => upTo > 0 && isPrepaid(method))
    .map(({ method }) => method);
  const ways = [...open.filter(isOnline), ...open.filter((method) => !isOnline(method))];
  return ways.map((method) => inSentence(i18n, method));
}

/** What a way is called in the middle of a sentence. */
function inSentence(i18n: I18n, method: PaymentMethod): string {
  return i18n.t(method === 'BANK_TRANSFER' ? /*i18n*/ 'bank transfer' : paymentTexts.method[method]);
}
