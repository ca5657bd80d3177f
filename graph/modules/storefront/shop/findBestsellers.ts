import type { GraphContext } from '#graph/context.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { YES } from '../snapshot/productSets.ts';
import { findByFacetValues } from '../snapshot/selectProducts.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';

/** Returns the bestsellers among the featured products, or among those in stock. */
export function findBestsellers(
  { snapshot }: GraphContext,
  facet: 'isFeatured' | 'inStock',
  count: number,
): ShopProduct[] {
  const { catalog } = snapshot;
  if (facet === 'inStock') snapshot.recordAvailability();
  return snapshot.recordProducts(
    takeInOrder(catalog, 'POPULAR', { set: findByFacetValues(catalog, facet, [YES]), count }),
  );
}
