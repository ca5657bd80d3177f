import { TypedFastBitSet } from 'typedfastbitset';
import { priceWithTax, type TaxRules } from '#domain/pricing/priceWithTax.ts';
import type { InputMaybe, ProductFilter } from '#graph/schema/schema.generated.ts';
import { filterValues } from '../filterValues.ts';
import type { Catalog } from './catalog.ts';
import { firstIndex } from './firstIndex.ts';
import { matchSearch, type SearchMatch } from './matchSearch.ts';
import { type Facet, type ProductSet, YES } from './productSets.ts';

/** What a filter asks for in one respect, and the products that have it. */
export interface Selection {
  by: keyof ProductFilter | 'price';
  set: ProductSet;
  /** Divides products by how well they match a search; the other respects rank nothing. */
  rank?: SearchMatch['rank'];
}

type Filter = InputMaybe<ProductFilter> | undefined;

/** The shop as the viewer sees it: not everybody is shown every collection. */
export interface FilteredShop {
  piecesOf: (slug: string) => ProductSet;
  readonly settings: TaxRules;
}

/** One set for each respect in which a filter asks for something. Lists without a value filter nothing. */
export function readFilter(catalog: Catalog, filter: Filter, shop: FilteredShop): Selection[] {
  const { search, category, type, collection, inStock, ids } = filter ?? {};
  const values = (field: 'metals' | 'purities' | 'gemstones', facet: Facet): ProductSet | undefined => {
    const asked = filterValues(filter?.[field]);
    return asked && having(catalog, facet, asked);
  };
  const sets: Partial<Record<Selection['by'], ProductSet | null | undefined>> = {
    category: category && having(catalog, 'category', [category]),
    type: type && having(catalog, 'type', [type]),
    collection: collection ? shop.piecesOf(collection) : null,
    metals: values('metals', 'metal'),
    purities: values('purities', 'purity'),
    gemstones: values('gemstones', 'gemstone'),
    price: filter && ofPrice(catalog, filter, shop),
    inStock: inStock ? having(catalog, 'inStock', [YES]) : null,
    ids: ids && named(catalog, filterValues(ids) ?? []),
  };
  const match = search ? matchSearch(catalog, search) : null;
  return [
    ...(match ? [{ by: 'search' as const, ...match }] : []),
    ...Object.entries(sets).flatMap(([by, set]) => (set ? [{ by: by as Selection['by'], set }] : [])),
  ];
}

/** The products that are in all of the selections. */
export function inAll({ all }: Catalog, selections: readonly Selection[]): ProductSet {
  const [first, ...more] = selections;
  return more.reduce((found, { set }) => found.new_intersection(set), first?.set ?? all);
}

/** Products with any of the values, which are the same in capitals and small letters, as the database's are. */
export function having({ sets }: Catalog, facet: Facet, values: readonly string[]): ProductSet {
  const asked = new Set(values.map((value) => value.toLowerCase()));
  const found = [...sets[facet]].flatMap(([value, set]) => (asked.has(value.toLowerCase()) ? [set] : []));
  const [first, ...more] = found;
  return more.reduce((union, set) => union.new_union(set), first ?? new TypedFastBitSet());
}

/** The products with these ids. */
export function named({ places }: Catalog, ids: readonly string[]): ProductSet {
  const found = new TypedFastBitSet();
  for (const id of ids) {
    const place = places.get(id.toLowerCase());
    if (place !== undefined) found.add(place);
  }
  return found;
}

/** The products within all bounds on the price, before and with tax; null without a bound. */
function ofPrice(catalog: Catalog, filter: ProductFilter, shop: FilteredShop): ProductSet | null {
  const { minPrice, maxPrice, minPriceWithTax, maxPriceWithTax } = filter;
  const beforeTax = (minPrice ?? maxPrice) == null ? null : inPriceRange(catalog, minPrice, maxPrice);
  if ((minPriceWithTax ?? maxPriceWithTax) == null) return beforeTax;
  const { settings } = shop;
  const withTax = inPriceRange(catalog, minPriceWithTax, maxPriceWithTax, (price) =>
    priceWithTax(price, settings),
  );
  return beforeTax ? beforeTax.new_intersection(withTax) : withTax;
}

/** The products whose price, as `shown`, lies between two sums, both included. `shown` keeps the order of prices. */
export function inPriceRange(
  { products, orders }: Catalog,
  min: number | null | undefined,
  max: number | null | undefined,
  shown: (price: number) => number = (price) => price,
): ProductSet {
  const order = orders.PRICE_ASC;
  const priceAt = (index: number) => shown(products[order[index] ?? 0]?.price ?? 0);
  const from = min == null ? 0 : firstIndex(order.length, (index) => priceAt(index) >= min);
  const to = max == null ? order.length : firstIndex(order.length, (index) => priceAt(index) > max);
  const found = new TypedFastBitSet();
  for (const place of order.subarray(from, to)) found.add(place);
  return found;
}
