import { useEffect } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { type PaymentOption, paymentOptions, type ToPay } from '#domain/payments/allowedMethods.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery, usePaymentOutagesQuery } from './PaymentMethods.generated.ts';

const AGAIN_MS = 30_000;

/** The providers that the store offers, and how much of what is paid now each takes; nothing while one doesn't respond. */
export function useOnlineOptions({ due, finalTotal }: Pick<ToPay, 'due' | 'finalTotal'>) {
  const { codLimit } = useStore();
  const { data } = usePaymentMethodsQuery();
  const {
    data: outages,
    startPolling,
    stopPolling,
  } = usePaymentOutagesQuery({ fetchPolicy: 'network-only' });
  const unavailable = outages?.unavailablePaymentMethods ?? [];
  const isAnyUnavailable = unavailable.length > 0;
  useEffect(() => {
    if (!isAnyUnavailable) return;
    startPolling(AGAIN_MS);
    return stopPolling;
  }, [isAnyUnavailable, startPolling, stopPolling]);

  const offers = data?.store.payWith ?? [];
  const offered = offers.flatMap(({ method, least, most }) =>
    isOnline(method) ? [{ method, least, most }] : [],
  );
  const leastPartPercent = data?.store.leastPartPercent ?? DEFAULT_SETTINGS.leastPartPercent;
  const options = paymentOptions({ due, finalTotal }, { codLimit, offered, leastPartPercent }).map(
    (option) => (unavailable.includes(option.method) ? closed(option) : option),
  );
  return { offers, options };
}

function closed(option: PaymentOption): PaymentOption {
  const problem = new DomainError(
    'PROVIDER_UNAVAILABLE',
    { provider: METHOD_TEXTS[option.method] },
    'method',
  );
  return { ...option, upTo: 0, problem };
}
