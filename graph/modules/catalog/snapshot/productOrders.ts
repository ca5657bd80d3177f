import { SORTS, type Sort } from '#domain/catalog/catalogTerms.ts';
import { productSorts } from '../productSorts.ts';
import type { Replaced } from './productSets.ts';
import type { ShopProduct } from './shopProduct.ts';

/** For each order of a list the places of all products, first to last. Never changed, only replaced. */
export type ProductOrders = Readonly<Record<Sort, Uint32Array>>;

type Products = readonly (ShopProduct | null)[];

/** The orders once some products were put in, taken out or replaced; one that nothing moves in stays the same object. */
export function changeOrders(
  orders: ProductOrders | null,
  products: Products,
  replaced: readonly Replaced[],
): ProductOrders {
  const changed = SORTS.map((sort) => [sort, reorder(sort, orders?.[sort], products, replaced)]);
  return Object.fromEntries(changed);
}

function reorder(
  sort: Sort,
  order: Uint32Array = new Uint32Array(),
  products: Products,
  replaced: readonly Replaced[],
): Uint32Array {
  const { compare } = productSorts[sort];
  const moved = replaced.filter(({ before, after }) => !before || !after || compare(before, after) !== 0);
  if (moved.length === 0) return order;

  const at = (place: number) => products[place] ?? nothingThere(place);
  const gone = new Set(moved.map(({ place }) => place));
  const come = moved
    .filter(({ after }) => after !== null)
    .map(({ place }) => place)
    .sort((one, other) => compare(at(one), at(other)));
  const stay = order.filter((place) => !gone.has(place));

  const merged = new Uint32Array(stay.length + come.length);
  let taken = 0;
  let put = 0;
  for (const place of stay) {
    while (taken < come.length && compare(at(come[taken] ?? 0), at(place)) < 0)
      merged[put++] = come[taken++] ?? 0;
    merged[put++] = place;
  }
  merged.set(come.slice(taken), put);
  return merged;
}

function nothingThere(place: number): never {
  throw new Error(`There is no product at place ${place} of the catalog.`);
}
