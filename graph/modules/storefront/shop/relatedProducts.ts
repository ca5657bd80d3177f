import { TypedFastBitSet } from 'typedfastbitset';
import type { GraphContext } from '#graph/context.ts';
import type { Catalog } from '../snapshot/catalog.ts';
import { getRelatedIds } from '../snapshot/getRelatedIds.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { getFinish, type ProductSet, YES } from '../snapshot/productSets.ts';
import type { ProductAttributes, ShopProduct } from '../snapshot/shopProduct.ts';

/**
 * Returns related products in stock: those chosen by staff, in their order, then others of the same metal and colour
 * or of the same collection. Among these, products that share both come first, then those of another type (earrings
 * for a necklace), then the bestsellers.
 */
export function relatedProducts(
  { snapshot }: GraphContext,
  product: ProductAttributes,
  limit: number,
): ShopProduct[] {
  const { catalog } = snapshot;
  snapshot.recordAvailability();
  const seenIndexes = new TypedFastBitSet();
  const markSeen = ({ id }: { id: string }) => seenIndexes.add(catalog.slotsById.get(id) ?? 0);
  markSeen(product);

  const products = getStaffChoices(catalog, product)
    .filter((other) => other.id !== product.id)
    .slice(0, limit);
  products.forEach(markSeen);
  for (const match of rankMatches(catalog, product)) {
    const set = match.new_difference(seenIndexes);
    const others = takeInOrder(catalog, 'POPULAR', { set, count: limit - products.length });
    others.forEach(markSeen);
    products.push(...others);
  }
  return snapshot.recordProducts(products);
}

/** Returns the products chosen by staff that are in stock. The others reappear when they are in stock again. */
function getStaffChoices(catalog: Catalog, product: ProductAttributes): ShopProduct[] {
  const inStock = catalog.sets.inStock.get(YES);
  return getRelatedIds(product).flatMap((id) => {
    const slot = catalog.slotsById.get(id);
    return slot !== undefined && inStock?.has(slot) ? (catalog.products[slot] ?? []) : [];
  });
}

/** Returns the matches from the closest to the loosest. */
function rankMatches({ sets }: Catalog, product: ProductAttributes): ProductSet[] {
  const { collectionId, type } = product;
  const emptySet = new TypedFastBitSet();
  const inStock = sets.inStock.get(YES) ?? emptySet;
  const productsOfType = sets.type.get(type) ?? emptySet;
  const productsOfFinish = inStock.new_intersection(sets.finish.get(getFinish(product)) ?? emptySet);
  if (!collectionId) return [productsOfFinish.new_difference(productsOfType), productsOfFinish];
  const productsOfCollection = inStock.new_intersection(sets.collection.get(collectionId) ?? emptySet);
  const productsOfFinishAndCollection = productsOfFinish.new_intersection(productsOfCollection);
  const productsOfFinishOrCollection = productsOfFinish.new_union(productsOfCollection);
  return [
    productsOfFinishAndCollection.new_difference(productsOfType),
    productsOfFinishAndCollection,
    productsOfFinishOrCollection.new_difference(productsOfType),
    productsOfFinishOrCollection,
  ];
}
