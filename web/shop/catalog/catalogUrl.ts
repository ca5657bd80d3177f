import {
  CATEGORIES,
  type Category,
  PRODUCT_TYPES,
  type ProductType,
  SORTS,
  type Sort,
} from '#domain/catalog/catalogTerms.ts';
import { isPurity, METALS, type Metal, type Purity } from '#domain/catalog/metals.ts';
import { readBudget } from '#domain/catalog/searchBudget.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ProductFilter } from '#web/graphql/types.generated.ts';

/** Contents of a product list, as described by its URL. */
export interface CatalogQuery {
  search: string;
  category: Category | null;
  type: ProductType | null;
  /** Slug of a collection. */
  collection: string;
  /** In whole NPR. */
  minPrice: number | null;
  maxPrice: number | null;
  /** True if these bounds include tax. */
  pricesWithTax: boolean;
  metals: Metal[];
  purities: Purity[];
  gemstones: string[];
  inStock: boolean;
  sort: Sort;
}

const DEFAULT_SORT: Sort = 'FEATURED';

/** Names of the bounds in the URL and the API. */
const PRICE_FIELDS_BEFORE_TAX = ['minPrice', 'maxPrice'] as const;
const PRICE_FIELDS_WITH_TAX = ['minPriceWithTax', 'maxPriceWithTax'] as const;

export type PriceBounds = Pick<CatalogQuery, 'minPrice' | 'maxPrice' | 'pricesWithTax'>;

export const anyPrice: PriceBounds = { minPrice: null, maxPrice: null, pricesWithTax: false };

export const emptyCatalogQuery: CatalogQuery = {
  search: '',
  category: null,
  type: null,
  collection: '',
  ...anyPrice,
  metals: [],
  purities: [],
  gemstones: [],
  inStock: false,
  sort: DEFAULT_SORT,
};

const MAX_TEXT_LENGTH = 100;
const MAX_CHOICES = 12;

/**
 * Parses the URL of a list. Invalid values are ignored. A price in the search becomes a price filter, with tax if the
 * shop shows prices with tax.
 */
export function parseCatalogUrl(params: URLSearchParams, includesTax = false): CatalogQuery {
  const readText = (name: string) => shorten((params.get(name) ?? '').trim(), MAX_TEXT_LENGTH);
  const parseList = (name: string) => parseUniqueTexts(params.get(name) ?? '');
  const { search, ...budget } = readBudget(readText('search'));

  return {
    search,
    category: findOption(CATEGORIES, readText('category')),
    type: findOption(PRODUCT_TYPES, readText('type')),
    collection: readText('collection'),
    ...intersectBounds(parsePriceBounds(readText), { ...budget, pricesWithTax: includesTax }),
    metals: parseList('metal')
      .map((value) => findOption(METALS, value))
      .filter((value) => value !== null),
    purities: parseList('purity')
      .map((value) => value.toUpperCase())
      .filter(isPurity),
    gemstones: parseList('gemstone'),
    inStock: readText('inStock') === 'true',
    sort: findOption(SORTS, readText('sort')) ?? DEFAULT_SORT,
  };
}

/** Returns the shortest URL parameters for this query. */
export function formatCatalogUrl(query: CatalogQuery): Record<string, string> {
  const [min, max] = query.pricesWithTax ? PRICE_FIELDS_WITH_TAX : PRICE_FIELDS_BEFORE_TAX;
  const values: Record<string, string> = {
    search: query.search,
    category: toLowerCase(query.category),
    type: toLowerCase(query.type),
    collection: query.collection,
    [min]: String(query.minPrice ?? ''),
    [max]: String(query.maxPrice ?? ''),
    metal: query.metals.map(toLowerCase).join(','),
    purity: query.purities.join(','),
    gemstone: query.gemstones.join(','),
    inStock: query.inStock ? 'true' : '',
    sort: query.sort === DEFAULT_SORT ? '' : toLowerCase(query.sort),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Converts the query to the API's filter; only selected values are set. */
export function toProductFilter(query: CatalogQuery): ProductFilter {
  const { search, category, type, collection, minPrice, maxPrice, metals, purities, gemstones, inStock } =
    query;
  const [min, max] = query.pricesWithTax ? PRICE_FIELDS_WITH_TAX : PRICE_FIELDS_BEFORE_TAX;
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(type && { type }),
    ...(collection && { collection }),
    ...(minPrice !== null && { [min]: minPrice }),
    ...(maxPrice !== null && { [max]: maxPrice }),
    ...(metals.length > 0 && { metals }),
    ...(purities.length > 0 && { purities }),
    ...(gemstones.length > 0 && { gemstones }),
    ...(inStock && { inStock }),
  };
}

/** Parses a typed price in whole NPR; null if it is not a price. */
export function parsePrice(text: string): number | null {
  const npr = readNumber(text, { decimals: 0 });
  return npr !== undefined && npr >= 0 && npr < 1_000_000_000 ? npr : null;
}

/** Returns the range with tax if the URL has one, otherwise the range before tax. */
function parsePriceBounds(readText: (name: string) => string): PriceBounds {
  const pricesWithTax = PRICE_FIELDS_WITH_TAX.some((name) => readText(name) !== '');
  const [min, max] = pricesWithTax ? PRICE_FIELDS_WITH_TAX : PRICE_FIELDS_BEFORE_TAX;
  const minPrice = parsePrice(readText(min));
  const maxPrice = parsePrice(readText(max));
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const bounds = { minPrice, maxPrice, pricesWithTax };
  return isReversed || isUnbounded(bounds) ? anyPrice : bounds;
}

/**
 * Intersects the ranges. If they exclude each other, or only one includes tax, the range typed in the search takes
 * precedence.
 */
function intersectBounds(urlBounds: PriceBounds, searchBounds: PriceBounds): PriceBounds {
  if (isUnbounded(searchBounds)) return urlBounds;
  if (isUnbounded(urlBounds) || urlBounds.pricesWithTax !== searchBounds.pricesWithTax) return searchBounds;
  const minPrice = getMax(urlBounds.minPrice, searchBounds.minPrice);
  const maxPrice = getMin(urlBounds.maxPrice, searchBounds.maxPrice);
  const isEmptyRange = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isEmptyRange ? searchBounds : { ...searchBounds, minPrice, maxPrice };
}

function isUnbounded({ minPrice, maxPrice }: PriceBounds): boolean {
  return (minPrice ?? maxPrice) === null;
}

function getMax(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function getMin(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function findOption<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text.toUpperCase()) ?? null;
}

function parseUniqueTexts(commaSeparated: string): string[] {
  const texts = commaSeparated.split(',').map((text) => shorten(text.trim(), MAX_TEXT_LENGTH));
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_CHOICES);
}

function toLowerCase(value: string | null): string {
  return value?.toLowerCase() ?? '';
}
