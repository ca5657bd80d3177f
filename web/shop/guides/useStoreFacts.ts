import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { tolaInGrams } from '#domain/catalog/weight.ts';
import { BANK_ONLY_FROM } from '#domain/orders/counter/saleLaw.ts';
import { WORKING_DAYS } from '#domain/orders/delivery.ts';
import { restHours } from '#domain/payments/paymentTerm.ts';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery } from '../checkout/PaymentMethods.generated.ts';
import { methodInSentence } from '../payment/whyNotAll.ts';
import { useFreeShippingText } from '../useFreeShippingText.ts';
import { type Offer, toOffer } from './offer.ts';

export type Facts = Record<string, string | number>;

/**
 * What the store offers and its facts as the articles name them, so that a page never says another thing than the checkout.
 * `offer` is null until it is loaded.
 */
export function useStoreFacts() {
  const { i18n } = useLingui();
  const store = useStore();
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
    bankOnlyFrom: npr(BANK_ONLY_FROM),
    taxPercent: formatPlainNumber(taxPercent, i18n.locale),
    tola: tolaInGrams(i18n.locale),
    holdMinutes: data?.store.paymentHoldMinutes ?? 0,
    transferHours: data?.store.transferHours ?? 0,
    restHours: restHours({ transferHours: data?.store.transferHours ?? 0 }),
    leastPartPercent: formatPlainNumber(data?.store.leastPartPercent ?? 0, i18n.locale),
    ...daysOf(i18n.locale),
    ...(offer && namesOf(i18n, offer)),
  };
  return { offer, facts, error: data ? undefined : error, retry: refetch };
}

function namesOf(i18n: I18n, { methods, online, wallets, banks }: Offer): Facts {
  const list = (names: Offer['methods']) =>
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
