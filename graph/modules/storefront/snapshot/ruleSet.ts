import { TypedFastBitSet } from 'typedfastbitset';
import type { CollectionRule, RuleCondition } from '#domain/content/collectionRule.ts';
import type { Catalog } from './catalog.ts';
import { firstIndex } from './firstIndex.ts';
import { ofWeight } from './ofWeight.ts';
import { type Facet, type ProductSet, YES } from './productSets.ts';
import { having, inPriceRange } from './selectProducts.ts';

const DAY_MS = 86_400_000;

/** The pieces that a rule finds at a moment. */
export interface Found {
  set: ProductSet;
  /** When it finds others though nothing has changed, as a piece stops being new; null where it never does. */
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

/** Which pieces a rule finds, from what the catalog is ordered and told apart by: no piece is looked at but for its weight. */
export function ruleSet(catalog: Catalog, { match, conditions }: CollectionRule, at: Date): Found {
  const found = conditions.map((condition) => matching(catalog, condition, at));
  const [first, ...more] = found.map(({ set }) => set);
  const set = more.reduce(
    (sofar, next) => (match === 'ALL' ? sofar.new_intersection(next) : sofar.new_union(next)),
    first ?? new TypedFastBitSet(),
  );
  const moments = found.flatMap(({ until }) => (until ? [until.getTime()] : []));
  return { set, until: moments.length > 0 ? new Date(Math.min(...moments)) : null };
}

function matching(catalog: Catalog, { about, values, from, to }: RuleCondition, at: Date): Found {
  const facet = FACETS[about];
  if (facet) return { set: having(catalog, facet, values), until: null };
  switch (about) {
    case 'PRICE':
      return { set: inPriceRange(catalog, from, to), until: null };
    case 'WEIGHT':
      return { set: ofWeight(catalog, from, to), until: null };
    case 'NEW':
      return newSince(catalog, to ?? 0, at);
    case 'FEATURED':
      return { set: having(catalog, 'isFeatured', [YES]), until: null };
    default:
      return { set: having(catalog, 'inStock', [YES]), until: null };
  }
}

/** The newest first, as far as they are new. */
function newSince({ products, orders }: Catalog, days: number, at: Date): Found {
  const order = orders.NEWEST;
  const publishedAt = (index: number) => products[order[index] ?? 0]?.publishedAt?.getTime() ?? 0;
  const since = at.getTime() - days * DAY_MS;
  const count = firstIndex(order.length, (index) => publishedAt(index) <= since);
  const set = new TypedFastBitSet();
  for (const place of order.subarray(0, count)) set.add(place);
  return { set, until: count > 0 ? new Date(publishedAt(count - 1) + days * DAY_MS) : null };
}
