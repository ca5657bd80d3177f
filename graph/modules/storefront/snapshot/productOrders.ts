import { SORTS, type Sort } from '#domain/catalog/catalogTerms.ts';
import { productSorts } from '../productSorts.ts';
import { findFirstIndex } from './firstIndex.ts';
import type { ProductReplacement } from './productSets.ts';
import type { ShopProduct } from './shopProduct.ts';

/** Slots of all products in each sort order. Immutable. */
export type ProductOrders = Readonly<Record<Sort, Uint32Array>>;

type Products = readonly (ShopProduct | null)[];

/** Returns the orders after products were added, removed or replaced. An unchanged order stays the same object. */
export function changeOrders(
  orders: ProductOrders | null,
  products: Products,
  replacements: readonly ProductReplacement[],
): ProductOrders {
  const changedOrders = SORTS.map((sort) => [sort, reorder(sort, orders?.[sort], products, replacements)]);
  return Object.fromEntries(changedOrders);
}

function reorder(
  sort: Sort,
  order: Uint32Array = new Uint32Array(),
  products: Products,
  replacements: readonly ProductReplacement[],
): Uint32Array {
  const { compare } = productSorts[sort];
  const reorderedProducts = replacements.filter(
    ({ before, after }) => !before || !after || compare(before, after) !== 0,
  );
  if (reorderedProducts.length === 0) return order;

  const getProduct = (slot: number) => products[slot] ?? throwMissingProduct(slot);
  const isAfter = (a: number, b: number) => compare(getProduct(a), getProduct(b)) > 0;
  const removedSlots = new Set(reorderedProducts.map(({ slot }) => slot));
  const insertedSlots = reorderedProducts
    .filter(({ after }) => after !== null)
    .map(({ slot }) => slot)
    .sort((a, b) => compare(getProduct(a), getProduct(b)));
  const remainingSlots = order.filter((slot) => !removedSlots.has(slot));

  const mergedOrder = new Uint32Array(remainingSlots.length + insertedSlots.length);
  let from = 0;
  insertedSlots.forEach((slot, index) => {
    const to = findFirstIndex(remainingSlots.length, (position) =>
      isAfter(remainingSlots[position] ?? 0, slot),
    );
    mergedOrder.set(remainingSlots.subarray(from, to), from + index);
    mergedOrder[to + index] = slot;
    from = to;
  });
  mergedOrder.set(remainingSlots.subarray(from), from + insertedSlots.length);
  return mergedOrder;
}

function throwMissingProduct(slot: number): never {
  throw new Error(`The catalogue has no product at slot ${slot}.`);
}
