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
  const reorderedProducts = replaced.filter(
    ({ before, after }) => !before || !after || compare(before, after) !== 0,
  );
  if (reorderedProducts.length === 0) return order;

  const getProduct = (place: number) => products[place] ?? throwMissingProduct(place);
  const isAfter = (a: number, b: number) => compare(getProduct(a), getProduct(b)) > 0;
  const removedPlaces = new Set(reorderedProducts.map(({ place }) => place));
  const insertedPlaces = reorderedProducts
    .filter(({ after }) => after !== null)
    .map(({ place }) => place)
    .sort((a, b) => compare(getProduct(a), getProduct(b)));
  const remainingPlaces = order.filter((place) => !removedPlaces.has(place));

  const mergedOrder = new Uint32Array(remainingPlaces.length + insertedPlaces.length);
  let from = 0;
  insertedPlaces.forEach((place, index) => {
    const to = firstIndex(remainingPlaces.length, (at) => isAfter(remainingPlaces[at] ?? 0, place));
    mergedOrder.set(remainingPlaces.subarray(from, to), from + index);
    mergedOrder[to + index] = place;
    from = to;
  });
  mergedOrder.set(remainingPlaces.subarray(from), from + insertedPlaces.length);
  return mergedOrder;
}

function throwMissingProduct(place: number): never {
  throw new Error(`The catalogue has no product at place ${place}.`);
}
