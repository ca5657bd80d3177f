import { TypedFastBitSet } from 'typedfastbitset';
import type { GraphContext } from '#graph/context.ts';
import type { Catalog } from '../snapshot/catalog.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { finishOf, type ProductSet, YES } from '../snapshot/productSets.ts';
import { relatedIdsOf } from '../snapshot/relatedIdsOf.ts';
import type { ProductFacts, ShopProduct } from '../snapshot/shopProduct.ts';

/**
 * Returns related products in stock: those chosen by staff, in their order, then others of the same metal and colour
 * or of the same collection. Among these, products that share both come first, then those of another type (earrings
 * for a necklace), then the bestsellers.
 */
export function relatedProducts(
  { snapshot }: GraphContext,
  product: ProductFacts,
  limit: number,
): ShopProduct[] {
  const { catalog } = snapshot;
  snapshot.recordAvailability();
  const seen = new TypedFastBitSet();
  const remember = ({ id }: { id: string }) => seen.add(catalog.places.get(id) ?? 0);
  remember(product);

  const found = staffChoices(catalog, product)
    .filter((other) => other.id !== product.id)
    .slice(0, limit);
  found.forEach(remember);
  for (const match of toMatches(catalog, product)) {
    const set = match.new_difference(seen);
    const others = takeInOrder(catalog, 'POPULAR', { set, count: limit - found.length });
    others.forEach(remember);
    found.push(...others);
  }
  return snapshot.recordProducts(found);
}

/** Returns the staff's choices that are available now; the others reappear when they are. */
function staffChoices(catalog: Catalog, product: ProductFacts): ShopProduct[] {
  const inStock = catalog.sets.inStock.get(YES);
  return relatedIdsOf(product).flatMap((id) => {
    const place = catalog.places.get(id);
    return place !== undefined && inStock?.has(place) ? (catalog.products[place] ?? []) : [];
  });
}

/** Returns the matches from closest to loosest. */
function toMatches({ sets }: Catalog, product: ProductFacts): ProductSet[] {
  const { collectionId, type } = product;
  const nothing = new TypedFastBitSet();
  const inStock = sets.inStock.get(YES) ?? nothing;
  const ofType = sets.type.get(type) ?? nothing;
  const sameFinish = inStock.new_intersection(sets.finish.get(finishOf(product)) ?? nothing);
  if (!collectionId) return [sameFinish.new_difference(ofType), sameFinish];
  const sameCollection = inStock.new_intersection(sets.collection.get(collectionId) ?? nothing);
  const both = sameFinish.new_intersection(sameCollection);
  const either = sameFinish.new_union(sameCollection);
  return [both.new_difference(ofType), both, either.new_difference(ofType), either];
}
