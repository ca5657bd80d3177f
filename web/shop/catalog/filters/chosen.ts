import type { I18n } from '@lingui/core';
import { formatPurity } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { categoryLabels, gemstoneLabel, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { CatalogQuery } from '../catalogUrl.ts';

export interface ChosenFilter {
  label: string;
  /** What takes it away. */
  without: Partial<CatalogQuery>;
}

/** What is chosen, each in words with what takes it away. */
export function chosenFilters(i18n: I18n, query: CatalogQuery, collectionName: string): ChosenFilter[] {
  const { search, category, type, collection, metals, purities, gemstones, inStock } = query;
  return [
    ...(search ? [{ label: `“${search}”`, without: { search: '' } }] : []),
    ...(collection ? [{ label: collectionName, without: { collection: '' } }] : []),
    ...(category ? [{ label: i18n.t(categoryLabels[category]), without: { category: null } }] : []),
    ...(type ? [{ label: i18n.t(typeLabels[type]), without: { type: null } }] : []),
    ...chosenPrice(i18n, query),
    ...metals.map((metal) => ({
      label: i18n.t(metalLabels[metal]),
      without: { metals: metals.filter((each) => each !== metal) },
    })),
    ...purities.map((purity) => ({
      label: formatPurity(purity, i18n.locale),
      without: { purities: purities.filter((each) => each !== purity) },
    })),
    ...gemstones.map((gemstone) => ({
      label: i18n.t(gemstoneLabel(gemstone)),
      without: { gemstones: gemstones.filter((each) => each !== gemstone) },
    })),
    ...(inStock ? [{ label: i18n.t('In stock'), without: { inStock: false } }] : []),
  ];
}

/** How many of the filters are in use, the search not counted. */
export function countChosen(query: CatalogQuery): number {
  const { category, type, collection, minPrice, maxPrice, metals, purities, gemstones, inStock } = query;
  const single = [category, type, collection, minPrice ?? maxPrice, inStock];
  return (
    single.filter((value) => value || value === 0).length + metals.length + purities.length + gemstones.length
  );
}

function chosenPrice(i18n: I18n, { minPrice, maxPrice }: CatalogQuery): ChosenFilter[] {
  const without = { minPrice: null, maxPrice: null };
  const min = minPrice === null ? '' : formatNpr(minPrice, i18n.locale);
  const max = maxPrice === null ? '' : formatNpr(maxPrice, i18n.locale);
  if (min && max) return [{ label: i18n.t('{min} to {max}', { min, max }), without }];
  if (min) return [{ label: i18n.t('From {min}', { min }), without }];
  return max ? [{ label: i18n.t('Up to {max}', { max }), without }] : [];
}
