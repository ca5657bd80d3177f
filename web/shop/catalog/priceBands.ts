import type { I18n } from '@lingui/core';
import { formatNumber } from '#domain/text/numbers.ts';

/** Price range of the price filter, in whole NPR; null means no bound. */
export interface PriceBand {
  minPrice: number | null;
  maxPrice: number | null;
}

/** Price ranges that shoppers can choose with one tap throughout the shop. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { minPrice: null, maxPrice: 10_000 },
  { minPrice: 10_000, maxPrice: 50_000 },
  { minPrice: 50_000, maxPrice: 200_000 },
  { minPrice: 200_000, maxPrice: null },
];

/** Returns `Up to 10,000`, `10,000 – 50,000` or `From 2,00,000`. */
export function getPriceBandLabel(i18n: I18n, { minPrice, maxPrice }: PriceBand): string {
  const min = minPrice === null ? '' : formatNumber(minPrice, i18n.locale);
  const max = maxPrice === null ? '' : formatNumber(maxPrice, i18n.locale);
  if (minPrice === null) return i18n.t('Up to {max}', { max });
  return maxPrice === null ? i18n.t('{min} and over', { min }) : `${min} – ${max}`;
}
