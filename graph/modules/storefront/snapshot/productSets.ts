import { TypedFastBitSet } from 'typedfastbitset';
import type { ShopProduct } from './shopProduct.ts';

/** Set of products, by their slots in the catalogue. */
export type ProductSet = TypedFastBitSet;

/** Facets of products, and a product's values of each. */
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
  finish: (product) => [getFinish(product)],
  isFeatured: ({ isFeatured }) => (isFeatured ? [YES] : []),
  inStock: ({ stock }) => (stock > 0 ? [YES] : []),
} as const satisfies Record<string, (product: ShopProduct) => readonly string[]>;

export const YES = 'yes';

/** Returns metal and colour as one value. */
export function getFinish({ metal, metalColour }: Pick<ShopProduct, 'metal' | 'metalColour'>): string {
  return `${metal} ${metalColour ?? ''}`;
}

export type Facet = keyof typeof FACETS;

/** Set of products for each value of each facet. Immutable. */
export type ProductSets = Readonly<Record<Facet, ReadonlyMap<string, ProductSet>>>;

export interface ProductReplacement {
  slot: number;
  before: ShopProduct | null;
  after: ShopProduct | null;
}

/** Returns the sets after products were added, removed or replaced. An unchanged set stays the same object. */
export function changeSets(
  sets: ProductSets | null,
  replacements: readonly ProductReplacement[],
): ProductSets {
  const changedSets = Object.entries(FACETS).map(([facet, getValues]) => [
    facet,
    changeFacet(sets?.[facet as Facet] ?? new Map(), getValues, replacements),
  ]);
  return Object.fromEntries(changedSets);
}

function changeFacet(
  values: ReadonlyMap<string, ProductSet>,
  getValues: (product: ShopProduct) => readonly string[],
  replacements: readonly ProductReplacement[],
): ReadonlyMap<string, ProductSet> {
  const changedSets = new Map<string, ProductSet>();
  const getChangedSet = (value: string) => {
    const set = changedSets.get(value) ?? values.get(value)?.clone() ?? new TypedFastBitSet();
    changedSets.set(value, set);
    return set;
  };
  for (const { slot, before, after } of replacements) {
    const valuesBefore = before ? getValues(before) : [];
    const valuesAfter = after ? getValues(after) : [];
    for (const value of valuesBefore) if (!valuesAfter.includes(value)) getChangedSet(value).remove(slot);
    for (const value of valuesAfter) if (!valuesBefore.includes(value)) getChangedSet(value).add(slot);
  }
  if (changedSets.size === 0) return values;
  return new Map([...new Map([...values, ...changedSets])].filter(([, set]) => !set.isEmpty()));
}
