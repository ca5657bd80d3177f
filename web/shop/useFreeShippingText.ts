import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';

/** The promise of free shipping, worded alike wherever it stands. A shop that shows prices with tax says which amount counts. */
export function useFreeShippingText(): string {
  const { i18n } = useLingui();
  const { freeShippingFrom } = useStore();
  const showsTax = useShowsTax();
  if (freeShippingFrom === 0) return i18n.t('Free shipping on all orders');
  return i18n.t(
    showsTax
      ? /*i18n*/ 'Free shipping on orders of {amount} or more, before tax'
      : /*i18n*/ 'Free shipping on orders of {amount} or more',
    { amount: formatNpr(freeShippingFrom, i18n.locale) },
  );
}
