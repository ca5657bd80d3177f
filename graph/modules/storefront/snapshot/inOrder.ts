import type { Sort } from '#domain/catalog/catalogTerms.ts';
import { productSorts } from '../productSorts.ts';
import type { Catalog } from './catalog.ts';
import { findFirstIndex } from './firstIndex.ts';
import type { ProductSet } from './productSets.ts';
import type { ShopProduct } from './shopProduct.ts';

interface Range {
  /** Restricts the result to this set. */
  set: ProductSet;
  /** First index of the sort order to read. Defaults to 0. */
  from?: number;
  /** Number of products to skip. */
  skip?: number;
  count: number;
}

/** Returns the products of a set in a sort order, starting at an index. */
export function takeInOrder(
  { products, orders, all }: Catalog,
  sort: Sort,
  { set, from = 0, skip = 0, count }: Range,
): ShopProduct[] {
  const order = orders[sort];
  const selectedProducts: ShopProduct[] = [];
  let remainingSkip = set === all ? 0 : skip;
  for (
    let index = set === all ? from + skip : from;
    index < order.length && selectedProducts.length < count;
    index++
  ) {
    const slot = order[index] ?? 0;
    if (!set.has(slot) || remainingSkip-- > 0) continue;
    const product = products[slot];
    if (product) selectedProducts.push(product);
  }
  return selectedProducts;
}

/** Returns the products of several sets in turn, each in a sort order. Starts at an index of the first set. */
export function takeRanked(
  catalog: Catalog,
  sort: Sort,
  { sets, from = 0, skip = 0, count }: Omit<Range, 'set'> & { sets: readonly ProductSet[] },
): ShopProduct[] {
  const selectedProducts: ShopProduct[] = [];
  let remainingSkip = skip;
  for (const [rank, set] of sets.entries()) {
    if (selectedProducts.length >= count) break;
    if (set.isEmpty()) continue;
    const size = remainingSkip > 0 ? set.size() : 0;
    if (remainingSkip >= size && remainingSkip > 0) remainingSkip -= size;
    else {
      const range = {
        set,
        from: rank === 0 ? from : 0,
        skip: remainingSkip,
        count: count - selectedProducts.length,
      };
      selectedProducts.push(...takeInOrder(catalog, sort, range));
      remainingSkip = 0;
    }
  }
  return selectedProducts;
}

/** Returns the index of the first product after a cursor's position in a sort order. */
export function findIndexAfter({ products, orders }: Catalog, sort: Sort, cursorPosition: object): number {
  const { compare } = productSorts[sort];
  const order = orders[sort];
  return findFirstIndex(order.length, (index) => {
    const product = products[order[index] ?? 0];
    return product ? compare(product, cursorPosition) > 0 : false;
  });
}
