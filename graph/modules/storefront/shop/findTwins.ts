import type { GraphContext } from '#graph/context.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { findByFacetValues } from '../snapshot/selectProducts.ts';
import type { ProductAttributes, ShopProduct } from '../snapshot/shopProduct.ts';

/** Number of links that fit on a product page. */
const MAX_TWINS = 12;

/**
 * Returns the products for sale with the same design as a product, including that product, sorted by SKU. Empty if it
 * has no design.
 */
export function findTwins({ snapshot }: GraphContext, { design }: ProductAttributes): ShopProduct[] {
  if (design === null) return [];
  const designProducts = findByFacetValues(snapshot.catalog, 'design', [design]);
  const twins = takeInOrder(snapshot.catalog, 'FEATURED', { set: designProducts, count: MAX_TWINS });
  return snapshot.recordProducts(twins.sort((a, b) => (a.sku < b.sku ? -1 : 1)));
}
