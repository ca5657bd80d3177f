import { TypedFastBitSet } from 'typedfastbitset';
import type { CollectionRule, RuleCondition } from '#domain/content/collectionRule.ts';
import type { Catalog } from './catalog.ts';
import { findInWeightRange } from './findInWeightRange.ts';
import { findFirstIndex } from './firstIndex.ts';
import { type Facet, type ProductSet, YES } from './productSets.ts';
import { findByFacetValues, findInPriceRange } from './selectProducts.ts';

const DAY_MS = 86_400_000;

/** Products that a rule finds at a time. */
export interface RuleResult {
  set: ProductSet;
  /** Time at which the result changes without an update, such as when a product stops being new; null if never. */
  until: Date | null;
}

const FACETS: Partial<Record<RuleCondition['about'], Facet>> = {
  CATEGORY: 'category',
  TYPE: 'type',
  METAL: 'metal',
  PURITY: 'purity',
  GEMSTONE: 'gemstone',
  TAG: 'tag',
};

/** Evaluates a rule from the sort orders and facets of the catalogue; only weights are read per product. */
export function evaluateRule(catalog: Catalog, { match, conditions }: CollectionRule, at: Date): RuleResult {
  const results = conditions.map((condition) => evaluateCondition(catalog, condition, at));
  const [first, ...otherSets] = results.map(({ set }) => set);
  const set = otherSets.reduce(
    (combinedSet, next) =>
      match === 'ALL' ? combinedSet.new_intersection(next) : combinedSet.new_union(next),
    first ?? new TypedFastBitSet(),
  );
  const expiryTimes = results.flatMap(({ until }) => (until ? [until.getTime()] : []));
  return { set, until: expiryTimes.length > 0 ? new Date(Math.min(...expiryTimes)) : null };
}

function evaluateCondition(
  catalog: Catalog,
  { about, values, from, to }: RuleCondition,
  at: Date,
): RuleResult {
  const facet = FACETS[about];
  if (facet) return { set: findByFacetValues(catalog, facet, values), until: null };
  switch (about) {
    case 'PRICE':
      return { set: findInPriceRange(catalog, from, to), until: null };
    case 'WEIGHT':
      return { set: findInWeightRange(catalog, from, to), until: null };
    case 'NEW':
      return findNewProducts(catalog, to ?? 0, at);
    case 'FEATURED':
      return { set: findByFacetValues(catalog, 'isFeatured', [YES]), until: null };
    default:
      return { set: findByFacetValues(catalog, 'inStock', [YES]), until: null };
  }
}

/** Returns the products that are still new, newest first. */
function findNewProducts({ products, orders }: Catalog, days: number, at: Date): RuleResult {
  const order = orders.NEWEST;
  const getPublishedAt = (index: number) => products[order[index] ?? 0]?.publishedAt?.getTime() ?? 0;
  const cutoffTime = at.getTime() - days * DAY_MS;
  const count = findFirstIndex(order.length, (index) => getPublishedAt(index) <= cutoffTime);
  const set = new TypedFastBitSet();
  for (const slot of order.subarray(0, count)) set.add(slot);
  return { set, until: count > 0 ? new Date(getPublishedAt(count - 1) + days * DAY_MS) : null };
}
