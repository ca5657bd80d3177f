import {
  CATEGORIES,
  type Category,
  PIECE_TYPES,
  type PieceType,
  SORTS,
  type Sort,
} from '#domain/catalog/catalogTerms.ts';
import { isPurity, METALS, type Metal, type Purity } from '#domain/catalog/metals.ts';
import { readBudget } from '#domain/catalog/searchBudget.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ProductFilter } from '#web/graphql/types.generated.ts';

/** What a product list shows, as its address tells it. */
export interface CatalogQuery {
  search: string;
  category: Category | null;
  type: PieceType | null;
  /** A collection's slug. */
  collection: string;
  /** Whole NPR. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Whether these bounds include tax. */
  pricesWithTax: boolean;
  metals: Metal[];
  purities: Purity[];
  gemstones: string[];
  inStock: boolean;
  sort: Sort;
}

const DEFAULT_SORT: Sort = 'FEATURED';

/** The bounds' names in the address and the API. */
const BEFORE_TAX = ['minPrice', 'maxPrice'] as const;
const WITH_TAX = ['minPriceWithTax', 'maxPriceWithTax'] as const;

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

const MAX_TEXT = 100;
const MAX_CHOICES = 12;

/**
 * What the address asks for; a value that makes no sense is left out. A price in the search is one of the filters, with tax
 * where the shop shows its prices so.
 */
export function parseCatalogUrl(params: URLSearchParams, withTax = false): CatalogQuery {
  const text = (name: string) => shorten((params.get(name) ?? '').trim(), MAX_TEXT);
  const list = (name: string) => uniqueTexts(params.get(name) ?? '');
  const { search, ...budget } = readBudget(text('search'));

  return {
    search,
    category: oneOf(CATEGORIES, text('category')),
    type: oneOf(PIECE_TYPES, text('type')),
    collection: text('collection'),
    ...within(prices(text), { ...budget, pricesWithTax: withTax }),
    metals: list('metal')
      .map((value) => oneOf(METALS, value))
      .filter((value) => value !== null),
    purities: list('purity')
      .map((value) => value.toUpperCase())
      .filter(isPurity),
    gemstones: list('gemstone'),
    inStock: text('inStock') === 'true',
    sort: oneOf(SORTS, text('sort')) ?? DEFAULT_SORT,
  };
}

/** The shortest address that asks for the same. */
export function formatCatalogUrl(query: CatalogQuery): Record<string, string> {
  const [min, max] = query.pricesWithTax ? WITH_TAX : BEFORE_TAX;
  const values: Record<string, string> = {
    search: query.search,
    category: lower(query.category),
    type: lower(query.type),
    collection: query.collection,
    [min]: String(query.minPrice ?? ''),
    [max]: String(query.maxPrice ?? ''),
    metal: query.metals.map(lower).join(','),
    purity: query.purities.join(','),
    gemstone: query.gemstones.join(','),
    inStock: query.inStock ? 'true' : '',
    sort: query.sort === DEFAULT_SORT ? '' : lower(query.sort),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The same as the server takes it; only what is asked for is named. */
export function toProductFilter(query: CatalogQuery): ProductFilter {
  const { search, category, type, collection, minPrice, maxPrice, metals, purities, gemstones, inStock } =
    query;
  const [min, max] = query.pricesWithTax ? WITH_TAX : BEFORE_TAX;
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

/** Whole NPR as somebody typed it, or null. */
export function parsePrice(text: string): number | null {
  const number = readNumber(text, { decimals: 0 });
  return number !== undefined && number >= 0 && number < 1_000_000_000 ? number : null;
}

/** The range with tax where the address has one, else the range before tax. */
function prices(text: (name: string) => string): PriceBounds {
  const pricesWithTax = WITH_TAX.some((name) => text(name) !== '');
  const [min, max] = pricesWithTax ? WITH_TAX : BEFORE_TAX;
  const minPrice = parsePrice(text(min));
  const maxPrice = parsePrice(text(max));
  const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const bounds = { minPrice, maxPrice, pricesWithTax };
  return crossed || isAny(bounds) ? anyPrice : bounds;
}

/** Both ranges; of two that exclude each other, or of which one is with tax, the one in the search. */
function within(chosen: PriceBounds, typed: PriceBounds): PriceBounds {
  if (isAny(typed)) return chosen;
  if (isAny(chosen) || chosen.pricesWithTax !== typed.pricesWithTax) return typed;
  const minPrice = highest(chosen.minPrice, typed.minPrice);
  const maxPrice = lowest(chosen.maxPrice, typed.maxPrice);
  const isCrossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isCrossed ? typed : { ...typed, minPrice, maxPrice };
}

function isAny({ minPrice, maxPrice }: PriceBounds): boolean {
  return (minPrice ?? maxPrice) === null;
}

function highest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function lowest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text.toUpperCase()) ?? null;
}

function uniqueTexts(joined: string): string[] {
  const texts = joined.split(',').map((text) => shorten(text.trim(), MAX_TEXT));
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_CHOICES);
}

function lower(value: string | null): string {
  return value?.toLowerCase() ?? '';
}
