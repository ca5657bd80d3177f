import { paymentOptions, type ToPay } from '#domain/payments/allowedMethods.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { usePaymentMethodsQuery } from './PaymentMethods.generated.ts';

/** The providers that the store offers, and how much of what is paid now each takes. */
export function useOnlineOptions({ due, finalTotal }: Pick<ToPay, 'due' | 'finalTotal'>) {
  const { codLimit } = useStore();
  const { data } = usePaymentMethodsQuery();
  const offers = data?.store.payWith ?? [];
  const offered = offers.flatMap(({ method, least, most }) =>
    isOnline(method) ? [{ method, least, most }] : [],
  );
  const leastPartPercent = data?.store.leastPartPercent ?? DEFAULT_SETTINGS.leastPartPercent;
  return { offers, options: paymentOptions({ due, finalTotal }, { codLimit, offered, leastPartPercent }) };
}
