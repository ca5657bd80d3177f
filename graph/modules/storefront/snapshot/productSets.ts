import { TypedFastBitSet } from 'typedfastbitset';
import type { ShopProduct } from './shopProduct.ts';

/** Products by their places in the catalog. */
export type ProductSet = TypedFastBitSet;

/** What products are told apart by, and the values that one has of each. */
const FACETS = {
  category: ({ category }) => [category],
  type: ({ type }) => [type],
  metal: ({ metal }) => [metal],
  purity: ({ purity }) => [purity],
  gemstone: ({ parts }) => [...new Set(parts.gemstones.map(({ kind }) => kind))],
  size: ({ parts }) => [...new Set(parts.variants.flatMap(({ size }) => size ?? []))],
  design: ({ design }) => (design === null ? [] : [design]),
  collection: ({ collectionId }) => (collectionId === null ? [] : [collectionId]),
  tag: ({ tags }) => [...new Set(Array.isArray(tags) ? tags.map(String) : [])],
  finish: (product) => [finishOf(product)],
  isFeatured: ({ isFeatured }) => (isFeatured ? [YES] : []),
  inStock: ({ stock }) => (stock > 0 ? [YES] : []),
} as const satisfies Record<string, (product: ShopProduct) => readonly string[]>;

export const YES = 'yes';

/** The metal and its colour. */
export function finishOf({ metal, metalColour }: Pick<ShopProduct, 'metal' | 'metalColour'>): string {
  return `${metal} ${metalColour ?? ''}`;
}

export type Facet = keyof typeof FACETS;

/** For each value of each facet, the products that have it. Never changed, only replaced. */
export type ProductSets = Readonly<Record<Facet, ReadonlyMap<string, ProductSet>>>;

export interface Replaced {
  place: number;
  before: ShopProduct | null;
  after: ShopProduct | null;
}

/** The sets once some products were put in, taken out or replaced; those that stay as they are stay the same object. */
export function changeSets(sets: ProductSets | null, replaced: readonly Replaced[]): ProductSets {
  const changed = Object.entries(FACETS).map(([facet, valuesOf]) => [
    facet,
    changeFacet(sets?.[facet as Facet] ?? new Map(), valuesOf, replaced),
  ]);
  return Object.fromEntries(changed);
}

function changeFacet(
  values: ReadonlyMap<string, ProductSet>,
  valuesOf: (product: ShopProduct) => readonly string[],
  replaced: readonly Replaced[],
): ReadonlyMap<string, ProductSet> {
  const changed = new Map<string, ProductSet>();
  const toChange = (value: string) => {
    const set = changed.get(value) ?? values.get(value)?.clone() ?? new TypedFastBitSet();
    changed.set(value, set);
    return set;
  };
  for (const { place, before, after } of replaced) {
    const was = before ? valuesOf(before) : [];
    const is = after ? valuesOf(after) : [];
    for (const value of was) if (!is.includes(value)) toChange(value).remove(place);
    for (const value of is) if (!was.includes(value)) toChange(value).add(place);
  }
  if (changed.size === 0) return values;
  return new Map([...new Map([...values, ...changed])].filter(([, set]) => !set.isEmpty()));
}
