import { SORTS, type Sort } from '#domain/catalog/catalogTerms.ts';
import { productSorts } from '../productSorts.ts';
import { firstIndex } from './firstIndex.ts';
import type { ProductReplacement } from './productSets.ts';
import type { ShopProduct } from './shopProduct.ts';

/** Places of all products in each sort order. Immutable. */
export type ProductOrders = Readonly<Record<Sort, Uint32Array>>;

type Products = readonly (ShopProduct | null)[];

/** Returns the orders after products were added, removed or replaced. An unchanged order stays the same object. */
export function changeOrders(
  orders: ProductOrders | null,
  products: Products,
  replaced: readonly ProductReplacement[],
): ProductOrders {
  const changed = SORTS.map((sort) => [sort, reorder(sort, orders?.[sort], products, replaced)]);
  return Object.fromEntries(changed);
}

function reorder(
  sort: Sort,
  order: Uint32Array = new Uint32Array(),
  products: Products,
  replaced: readonly ProductReplacement[],
): Uint32Array {
  const { compare } = productSorts[sort];
  const moved = replaced.filter(({ before, after }) => !before || !after || compare(before, after) !== 0);
  if (moved.length === 0) return order;

  const at = (place: number) => products[place] ?? noProductAt(place);
  const isAfter = (one: number, other: number) => compare(at(one), at(other)) > 0;
  const gone = new Set(moved.map(({ place }) => place));
  const come = moved
    .filter(({ after }) => after !== null)
    .map(({ place }) => place)
    .sort((one, other) => compare(at(one), at(other)));
  const stay = order.filter((place) => !gone.has(place));

  const merged = new Uint32Array(stay.length + come.length);
  let from = 0;
  come.forEach((place, index) => {
    const to = firstIndex(stay.length, (at) => isAfter(stay[at] ?? 0, place));
    merged.set(stay.subarray(from, to), from + index);
    merged[to + index] = place;
    from = to;
  });
  merged.set(stay.subarray(from), from + come.length);
  return merged;
}

function noProductAt(place: number): never {
  throw new Error(`The catalogue has no product at place ${place}.`);
}
