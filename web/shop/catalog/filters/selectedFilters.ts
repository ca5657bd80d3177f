import type { I18n } from '@lingui/core';
import { formatPurity } from '#domain/catalog/metals.ts';
import { type PriceDisplay, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { categoryLabels, getGemstoneLabel, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { anyPrice, type CatalogQuery } from '../catalogUrl.ts';
import { toDisplayedBounds } from './displayedBounds.ts';

export interface SelectedFilter {
  label: string;
  /** Changes to the query that remove the filter. */
  removal: Partial<CatalogQuery>;
}

/** Returns the selected filters, each with its text and removal. Prices are displayed prices. */
export function listSelectedFilters(
  i18n: I18n,
  query: CatalogQuery,
  { collectionName, display }: { collectionName: string; display: PriceDisplay },
): SelectedFilter[] {
  const { search, category, type, collection, metals, purities, gemstones, inStock } = query;
  return [
    ...(search ? [{ label: `“${search}”`, removal: { search: '' } }] : []),
    ...(collection ? [{ label: collectionName, removal: { collection: '' } }] : []),
    ...(category ? [{ label: i18n.t(categoryLabels[category]), removal: { category: null } }] : []),
    ...(type ? [{ label: i18n.t(typeLabels[type]), removal: { type: null } }] : []),
    ...getPriceFilter(i18n, query, display),
    ...metals.map((metal) => ({
      label: i18n.t(metalLabels[metal]),
      removal: { metals: metals.filter((otherMetal) => otherMetal !== metal) },
    })),
    ...purities.map((purity) => ({
      label: formatPurity(purity, i18n.locale),
      removal: { purities: purities.filter((otherPurity) => otherPurity !== purity) },
    })),
    ...gemstones.map((gemstone) => ({
      label: i18n.t(getGemstoneLabel(gemstone)),
      removal: { gemstones: gemstones.filter((otherGemstone) => otherGemstone !== gemstone) },
    })),
    ...(inStock ? [{ label: i18n.t('In stock'), removal: { inStock: false } }] : []),
  ];
}

/** Returns the number of active filters, excluding the search. */
export function countFilters(query: CatalogQuery): number {
  const { category, type, collection, minPrice, maxPrice, metals, purities, gemstones, inStock } = query;
  const singleValues = [category, type, collection, minPrice ?? maxPrice, inStock];
  return (
    singleValues.filter((value) => value || value === 0).length +
    metals.length +
    purities.length +
    gemstones.length
  );
}

function getPriceFilter(i18n: I18n, query: CatalogQuery, priceDisplay: PriceDisplay): SelectedFilter[] {
  const bounds = toDisplayedBounds(query, priceDisplay);
  const min = bounds.min === null ? '' : formatNpr(bounds.min, i18n.locale);
  const max = bounds.max === null ? '' : formatNpr(bounds.max, i18n.locale);
  if (!min && !max) return [];
  const [rangeText, from, upTo] = showsPricesWithTax(priceDisplay) ? withTaxTexts : beforeTaxTexts;
  return [{ label: i18n.t(min && max ? rangeText : min ? from : upTo, { min, max }), removal: anyPrice }];
}

const beforeTaxTexts = [
  /*i18n*/ '{min} to {max}',
  /*i18n*/ '{min} and over',
  /*i18n*/ 'Up to {max}',
] as const;

const withTaxTexts = [
  /*i18n*/ '{min} to {max} incl. tax',
  /*i18n*/ '{min} and over, incl. tax',
  /*i18n*/ 'Up to {max} incl. tax',
] as const;
