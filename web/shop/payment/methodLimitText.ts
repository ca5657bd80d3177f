import type { I18n } from '@lingui/core';
import { hasReason } from '#domain/errors/hasReason.ts';
import { BANK_ONLY_THRESHOLD } from '#domain/orders/counter/saleLaw.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isPrepaid } from '#domain/orders/payment.ts';
import { chooseRemainderMethod } from '#domain/payments/listPaymentOptions.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { getProblemText, type Problem } from '#web/locale/problemText.ts';

interface Option {
  method: PaymentMethod;
  upTo: number;
  problem: Problem | null;
}

interface AmountAndOptions {
  /** Amount to pay now in NPR. */
  due: number;
  options: readonly Option[];
}

/**
 * Explains why a payment method does not accept the full amount due, and which methods accept the remaining amount;
 * null if the method accepts the full amount.
 */
export function getMethodLimitText(
  i18n: I18n,
  { method, upTo, problem }: Option,
  { due, options }: AmountAndOptions,
): string | null {
  if (!problem) return null;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const name = i18n.t(paymentTexts.method[method]);
  const otherMethods = listInWords(listAvailableMethods(i18n, options), 'or', i18n.locale);
  if (hasReason(problem, 'WALLET_DAILY_LIMIT_REACHED'))
    return i18n.t(
      '{method} takes up to {limit} a day, and you have reached that limit today. Use {others} instead.',
      {
        method: name,
        limit: formatAmount(WALLET_LIMIT),
        others: otherMethods,
      },
    );
  if (hasReason(problem, 'BANK_PAYMENT_REQUIRED'))
    return i18n.t(
      'By law, payments of {from} or more must come from a bank account held by the customer or a family member. Use {others} instead.',
      { from: formatAmount(BANK_ONLY_THRESHOLD), others: otherMethods },
    );
  if (upTo === 0) return getProblemText(problem);
  return i18n.t('{method} takes up to {upTo}. Pay the remaining {rest} with {other}.', {
    method: name,
    upTo: formatAmount(upTo),
    rest: formatAmount(due - upTo),
    other: getMethodNameForSentence(i18n, chooseRemainderMethod(options, method)),
  });
}

/** Returns the methods for paying before shipping: providers first, then bank transfer. */
function listAvailableMethods(i18n: I18n, options: readonly Option[]): string[] {
  const payableMethods = options
    .filter(({ method, upTo }) => upTo > 0 && isPrepaid(method))
    .map(({ method }) => method);
  const methods = [
    ...payableMethods.filter(isOnline),
    ...payableMethods.filter((method) => !isOnline(method)),
  ];
  return methods.map((method) => getMethodNameForSentence(i18n, method));
}

/** Returns a payment method's name for use within a sentence. */
export function getMethodNameForSentence(i18n: I18n, method: PaymentMethod): string {
  if (method === 'BANK_TRANSFER') return i18n.t('bank transfer');
  return method === 'COD' ? i18n.t('cash on delivery') : i18n.t(paymentTexts.method[method]);
}
