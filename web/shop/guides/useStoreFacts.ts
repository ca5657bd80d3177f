import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { tolaInGrams } from '#domain/catalog/weight.ts';
import { BANK_ONLY_THRESHOLD } from '#domain/orders/counter/saleLaw.ts';
import { WORKING_DAYS } from '#domain/orders/delivery.ts';
import { remainingAmountHours } from '#domain/payments/paymentDeadline.ts';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery } from '../checkout/PaymentMethods.generated.ts';
import { methodInSentence } from '../payment/methodLimitText.ts';
import { useFreeShippingText } from '../useFreeShippingText.ts';
import { type StoreOffer, toOffer } from './offer.ts';

export type Facts = Record<string, string | number>;

/**
 * Returns the store's settings and facts for articles, so that they agree with the checkout. `offer` is null until it
 * is loaded.
 */
export function useStoreFacts() {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const { data, error, refetch } = usePaymentMethodsQuery();
  const offer = data ? toOffer({ store, ...data.store }) : null;
  const freeShipping = useFreeShippingText();
  const { shippingFee, taxPercent, codLimit, ...known } = store;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const facts: Facts = {
    name: known.name,
    phone: known.phone,
    email: known.email,
    address: known.address,
    returnDays: known.returnDays,
    freeShipping,
    shippingFee: npr(shippingFee),
    codLimit: npr(codLimit),
    walletLimit: npr(WALLET_LIMIT),
    bankOnlyFrom: npr(BANK_ONLY_THRESHOLD),
    taxPercent: formatPlainNumber(taxPercent, i18n.locale),
    tola: tolaInGrams(i18n.locale),
    holdMinutes: data?.store.paymentHoldMinutes ?? 0,
    transferHours: data?.store.transferHours ?? 0,
    restHours: remainingAmountHours({ transferHours: data?.store.transferHours ?? 0 }),
    leastPartPercent: formatPlainNumber(data?.store.leastPartPercent ?? 0, i18n.locale),
    ...daysOf(i18n.locale),
    ...(offer && namesOf(i18n, offer)),
  };
  return { offer, facts, error: data ? undefined : error, retry: refetch };
}

function namesOf(i18n: I18n, { methods, online, wallets, banks }: StoreOffer): Facts {
  const list = (names: StoreOffer['methods']) =>
    listInWords(
      names.map((name) => methodInSentence(i18n, name)),
      'or',
      i18n.locale,
    );
  return {
    methods: list(methods),
    prepaid: list(methods.filter((method) => method !== 'COD')),
    providers: list(online),
    wallets: list(wallets),
    banks: list(banks),
  };
}

function daysOf(locale: string): Facts {
  return Object.fromEntries(
    Object.entries(WORKING_DAYS).flatMap(([place, { minDays, maxDays }]) => [
      [`${place}Min`, formatPlainNumber(minDays, locale)],
      [`${place}Max`, formatPlainNumber(maxDays, locale)],
    ]),
  );
}
