import { TypedFastBitSet } from 'typedfastbitset';
import { calculatePriceWithTax, type TaxRules } from '#domain/pricing/calculatePriceWithTax.ts';
import type { InputMaybe, ProductFilter } from '#graph/schema/schema.generated.ts';
import { toFilterValues } from '../filterValues.ts';
import type { Catalog } from './catalog.ts';
import { findFirstIndex } from './firstIndex.ts';
import { matchSearch, type SearchMatch } from './matchSearch.ts';
import { type Facet, type ProductSet, YES } from './productSets.ts';

/** One criterion of a filter, and the products that match it. */
export interface Selection {
  by: keyof ProductFilter | 'price';
  set: ProductSet;
  /** Divides products by match rank. Only a search ranks; other criteria do not. */
  rank?: SearchMatch['rank'];
}

type Filter = InputMaybe<ProductFilter> | undefined;

/** The shop as the viewer sees it. Some collections are not visible to everyone. */
export interface ShopView {
  getCollectionProducts: (slug: string) => ProductSet;
  readonly settings: TaxRules;
}

/** Returns one set for each criterion of a filter. Empty lists filter nothing. */
export function readFilter(catalog: Catalog, filter: Filter, shop: ShopView): Selection[] {
  const { search, category, type, collection, inStock, ids } = filter ?? {};
  const findByFilterField = (
    field: 'metals' | 'purities' | 'gemstones',
    facet: Facet,
  ): ProductSet | undefined => {
    const requestedValues = toFilterValues(filter?.[field]);
    return requestedValues && findByFacetValues(catalog, facet, requestedValues);
  };
  const sets: Partial<Record<Selection['by'], ProductSet | null | undefined>> = {
    category: category && findByFacetValues(catalog, 'category', [category]),
    type: type && findByFacetValues(catalog, 'type', [type]),
    collection: collection ? shop.getCollectionProducts(collection) : null,
    metals: findByFilterField('metals', 'metal'),
    purities: findByFilterField('purities', 'purity'),
    gemstones: findByFilterField('gemstones', 'gemstone'),
    price: filter && findWithinPriceBounds(catalog, filter, shop),
    inStock: inStock ? findByFacetValues(catalog, 'inStock', [YES]) : null,
    ids: ids && findByIds(catalog, toFilterValues(ids) ?? []),
  };
  const match = search ? matchSearch(catalog, search) : null;
  return [
    ...(match ? [{ by: 'search' as const, ...match }] : []),
    ...Object.entries(sets).flatMap(([by, set]) => (set ? [{ by: by as Selection['by'], set }] : [])),
  ];
}

/** Returns the products in all selections. */
export function intersectAll({ all }: Catalog, selections: readonly Selection[]): ProductSet {
  const [first, ...otherSelections] = selections;
  return otherSelections.reduce(
    (combinedSet, { set }) => combinedSet.new_intersection(set),
    first?.set ?? all,
  );
}

/** Returns the products with any of the values. Ignores case, as the database does. */
export function findByFacetValues({ sets }: Catalog, facet: Facet, values: readonly string[]): ProductSet {
  const requestedValues = new Set(values.map((value) => value.toLowerCase()));
  const matches = [...sets[facet]].flatMap(([value, set]) =>
    requestedValues.has(value.toLowerCase()) ? [set] : [],
  );
  const [first, ...otherSelections] = matches;
  return otherSelections.reduce((union, set) => union.new_union(set), first ?? new TypedFastBitSet());
}

/** Returns the products with these ids. */
export function findByIds({ slotsById }: Catalog, ids: readonly string[]): ProductSet {
  const matches = new TypedFastBitSet();
  for (const id of ids) {
    const slot = slotsById.get(id.toLowerCase());
    if (slot !== undefined) matches.add(slot);
  }
  return matches;
}

/** Returns the products within all price bounds, before and with tax; null if no bound is set. */
function findWithinPriceBounds(catalog: Catalog, filter: ProductFilter, shop: ShopView): ProductSet | null {
  const { minPrice, maxPrice, minPriceWithTax, maxPriceWithTax } = filter;
  const matchesBeforeTax =
    (minPrice ?? maxPrice) == null ? null : findInPriceRange(catalog, minPrice, maxPrice);
  if ((minPriceWithTax ?? maxPriceWithTax) == null) return matchesBeforeTax;
  const { settings } = shop;
  const withTax = findInPriceRange(catalog, minPriceWithTax, maxPriceWithTax, (price) =>
    calculatePriceWithTax(price, settings),
  );
  return matchesBeforeTax ? matchesBeforeTax.new_intersection(withTax) : withTax;
}

/**
 * Returns the products whose price, as returned by `toDisplayedPrice`, is within a range, inclusive. `toDisplayedPrice` must be monotonic.
 */
export function findInPriceRange(
  { products, orders }: Catalog,
  min: number | null | undefined,
  max: number | null | undefined,
  toDisplayedPrice: (price: number) => number = (price) => price,
): ProductSet {
  const order = orders.PRICE_ASC;
  const getPrice = (index: number) => toDisplayedPrice(products[order[index] ?? 0]?.price ?? 0);
  const from = min == null ? 0 : findFirstIndex(order.length, (index) => getPrice(index) >= min);
  const to = max == null ? order.length : findFirstIndex(order.length, (index) => getPrice(index) > max);
  const matches = new TypedFastBitSet();
  for (const slot of order.subarray(from, to)) matches.add(slot);
  return matches;
}
