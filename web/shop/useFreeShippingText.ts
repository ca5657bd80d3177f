import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';

/**
 * Returns the text of the free shipping promise, the same throughout the shop. The threshold is an amount before tax.
 */
export function useFreeShippingText(): string {
  const { i18n } = useLingui();
  const { freeShippingFrom } = useStoreSettings();
  return freeShippingFrom === 0
    ? i18n.t('Free shipping on all orders')
    : i18n.t('Free shipping on orders of {amount} or more, before tax', {
        amount: formatNpr(freeShippingFrom, i18n.locale),
      });
}
