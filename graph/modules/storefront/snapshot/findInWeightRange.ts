import { TypedFastBitSet } from 'typedfastbitset';
import type { Catalog } from './catalog.ts';
import type { ProductSet } from './productSets.ts';

/** Returns the products with a net metal weight within a range, in mg, inclusive. */
export function findInWeightRange({ products }: Catalog, from: number | null, to: number | null): ProductSet {
  const set = new TypedFastBitSet();
  for (const [slot, product] of products.entries())
    if (product && product.weightMg >= (from ?? 0) && product.weightMg <= (to ?? Number.POSITIVE_INFINITY))
      set.add(slot);
  return set;
}
