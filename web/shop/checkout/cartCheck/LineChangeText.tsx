import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { shownPrice } from '#domain/pricing/priceWithTax.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import type { CheckedLine } from './cartCheck.ts';

/** What changed about one line, in words. */
export function LineChangeText({ checked: { line, price, available } }: { checked: CheckedLine }) {
  const { i18n } = useLingui();
  const store = useStore();
  if (price === null) return i18n.t('no longer sold.');
  if (available === 0) return i18n.t('sold out.');

  const parts = [
    available < line.quantity && i18n.t('only {available} left.', { available }),
    price !== line.price &&
      i18n.t('now {now} each, was {was}.', {
        now: formatNpr(shownPrice(price, store), i18n.locale),
        was: formatNpr(shownPrice(line.price, store), i18n.locale),
      }),
  ];
  return parts.filter(Boolean).join(' ');
}
