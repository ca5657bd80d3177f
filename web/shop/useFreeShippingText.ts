import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';

/** The promise of free shipping, in the one wording of the house. The exact boundary is said in the cart. */
export function useFreeShippingText(): string {
  const { i18n } = useLingui();
  const { freeShippingFrom } = useStore();
  if (freeShippingFrom === 0) return i18n.t('Free shipping on all orders');
  return i18n.t('Free shipping on orders above {amount}', {
    amount: formatNpr(freeShippingFrom, i18n.locale),
  });
}
