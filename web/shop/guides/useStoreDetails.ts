import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatTolaInGrams } from '#domain/catalog/weight.ts';
import { BANK_ONLY_THRESHOLD } from '#domain/orders/counter/saleLaw.ts';
import { WORKING_DAYS } from '#domain/orders/delivery.ts';
import { getRemainingAmountHours } from '#domain/payments/getPaymentDeadline.ts';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery } from '../checkout/PaymentMethods.generated.ts';
import { getMethodNameForSentence } from '../payment/methodLimitText.ts';
import { useFreeShippingText } from '../useFreeShippingText.ts';
import { type StoreOffer, toStoreOffer } from './offer.ts';

export type StoreDetails = Record<string, string | number>;

/**
 * Returns the store's settings and details for articles, so that articles agree with the checkout. `offer` is null
 * until it is loaded.
 */
export function useStoreDetails() {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const { data, error, refetch } = usePaymentMethodsQuery();
  const offer = data ? toStoreOffer({ store, ...data.store }) : null;
  const freeShipping = useFreeShippingText();
  const { shippingFee, taxPercent, codLimit, ...settings } = store;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const storeDetails: StoreDetails = {
    name: settings.name,
    phone: settings.phone,
    email: settings.email,
    address: settings.address,
    returnDays: settings.returnDays,
    freeShipping,
    shippingFee: formatAmount(shippingFee),
    codLimit: formatAmount(codLimit),
    walletLimit: formatAmount(WALLET_LIMIT),
    bankOnlyFrom: formatAmount(BANK_ONLY_THRESHOLD),
    taxPercent: formatPlainNumber(taxPercent, i18n.locale),
    tola: formatTolaInGrams(i18n.locale),
    holdMinutes: data?.store.paymentHoldMinutes ?? 0,
    transferHours: data?.store.transferHours ?? 0,
    restHours: getRemainingAmountHours({ transferHours: data?.store.transferHours ?? 0 }),
    minPartialPaymentPercent: formatPlainNumber(data?.store.minPartialPaymentPercent ?? 0, i18n.locale),
    ...formatWorkingDays(i18n.locale),
    ...(offer && formatMethodNames(i18n, offer)),
  };
  return { offer, facts: storeDetails, error: data ? undefined : error, retry: refetch };
}

function formatMethodNames(i18n: I18n, { methods, online, wallets, banks }: StoreOffer): StoreDetails {
  const listMethods = (names: StoreOffer['methods']) =>
    listInWords(
      names.map((name) => getMethodNameForSentence(i18n, name)),
      'or',
      i18n.locale,
    );
  return {
    methods: listMethods(methods),
    prepaid: listMethods(methods.filter((method) => method !== 'COD')),
    providers: listMethods(online),
    wallets: listMethods(wallets),
    banks: listMethods(banks),
  };
}

function formatWorkingDays(locale: string): StoreDetails {
  return Object.fromEntries(
    Object.entries(WORKING_DAYS).flatMap(([region, { minDays, maxDays }]) => [
      [`${region}Min`, formatPlainNumber(minDays, locale)],
      [`${region}Max`, formatPlainNumber(maxDays, locale)],
    ]),
  );
}
