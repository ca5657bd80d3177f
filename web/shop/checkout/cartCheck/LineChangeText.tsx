import { useLingui } from '@lingui/react';
import { getDisplayedPrice } from '#domain/pricing/calculatePriceWithTax.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import type { CheckedLine } from './cartCheck.ts';

/** Describes the changes of one line. */
export function LineChangeText({ checkedLine: { line, price, available } }: { checkedLine: CheckedLine }) {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  if (price === null) return i18n.t('no longer sold.');
  if (available === 0) return i18n.t('sold out.');

  const parts = [
    available < line.quantity && i18n.t('only {available} left.', { available }),
    price !== line.price &&
      i18n.t('now {now} each instead of {was}.', {
        now: formatNpr(getDisplayedPrice(price, store), i18n.locale),
        was: formatNpr(getDisplayedPrice(line.price, store), i18n.locale),
      }),
  ];
  return parts.filter(Boolean).join(' ');
}
