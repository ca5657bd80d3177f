import { useEffect } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import {
  listPaymentOptions,
  type PayableOrder,
  type PaymentOption,
} from '#domain/payments/listPaymentOptions.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery, usePaymentOutagesQuery } from './PaymentMethods.generated.ts';

const POLL_INTERVAL_MS = 30_000;

/** Returns the payment providers and how much of the amount due each accepts: 0 if a provider does not respond. */
export function useOnlineOptions({ due, finalTotal }: Pick<PayableOrder, 'due' | 'finalTotal'>) {
  const { codLimit } = useStoreSettings();
  const { data } = usePaymentMethodsQuery();
  const {
    data: outages,
    startPolling,
    stopPolling,
  } = usePaymentOutagesQuery({ fetchPolicy: 'network-only' });
  const unavailableMethods = outages?.unavailablePaymentMethods ?? [];
  const isAnyUnavailable = unavailableMethods.length > 0;
  useEffect(() => {
    if (!isAnyUnavailable) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isAnyUnavailable, startPolling, stopPolling]);

  const offers = data?.store.payWith ?? [];
  const enabledProviders = offers.flatMap(({ method, least, most }) =>
    isOnline(method) ? [{ method, least, most }] : [],
  );
  const minPercent = data?.store.minPartialPaymentPercent ?? DEFAULT_SETTINGS.minPartialPaymentPercent;
  const options = listPaymentOptions(
    { due, finalTotal },
    { codLimit, enabledProviders, minPartialPaymentPercent: minPercent },
  ).map((option) => (unavailableMethods.includes(option.method) ? markUnavailable(option) : option));
  return { offers, options };
}

function markUnavailable(option: PaymentOption): PaymentOption {
  const problem = new DomainError(
    'PROVIDER_UNAVAILABLE',
    { provider: METHOD_TEXTS[option.method] },
    'method',
  );
  return { ...option, upTo: 0, problem };
}
