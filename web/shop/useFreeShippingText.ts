import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';

/** The promise of free shipping, worded alike wherever it stands: what counts is the amount before tax. */
export function useFreeShippingText(): string {
  const { i18n } = useLingui();
  const { freeShippingFrom } = useStore();
  return freeShippingFrom === 0
    ? i18n.t('Free shipping on all orders')
    : i18n.t('Free shipping on orders of {amount} or more, before tax', {
        amount: formatNpr(freeShippingFrom, i18n.locale),
      });
}
