import type { ProductType } from '#domain/catalog/catalogTerms.ts';
import { PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { findMissingKind } from '../snapshot/matchSearch.ts';
import type { ProductSet } from '../snapshot/productSets.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';

/** A kind of jewellery that a search names and the store does not sell, and the closest alternatives. */
export interface NotCarried {
  name: string;
  nameNe: string;
  types: ProductType[];
  products: ShopProduct[];
}

const MAX_PRODUCTS = 8;

/**
 * Returns null if the search names no kind of jewellery or a kind that the store sells. `productsInBudget` are the
 * products in the requested price range.
 */
export function findNotCarried(
  snapshot: SnapshotReader,
  search: string,
  productsInBudget: ProductSet,
): NotCarried | null {
  const { catalog } = snapshot;
  const missingKind = findMissingKind(catalog, search);
  if (!missingKind) return null;
  const affordableProducts = missingKind.close.new_intersection(productsInBudget);
  const set = affordableProducts.isEmpty() ? missingKind.close : affordableProducts;
  return {
    name: missingKind.kind.name,
    nameNe: missingKind.kind.nameNe,
    types: PRODUCT_TYPES.filter((type) => catalog.sets.type.has(type)),
    products: snapshot.recordProducts(takeInOrder(catalog, 'FEATURED', { set, count: MAX_PRODUCTS })),
  };
}
