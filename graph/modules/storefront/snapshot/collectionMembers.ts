import type { Sort } from '#domain/catalog/catalogTerms.ts';
import type { Catalog } from './catalog.ts';
import { evaluateRule, type RuleResult } from './evaluateRule.ts';
import { findByFacetValues, findByIds } from './selectProducts.ts';
import type { ShopCollection } from './shopCollection.ts';
import type { ShopProduct } from './shopProduct.ts';

/** Returns a collection's products for sale: those its rule selects, or those assigned to it. */
export function findCollectionProducts(catalog: Catalog, collection: ShopCollection, at: Date): RuleResult {
  const cachedProducts = catalog.collectionProducts.get(collection);
  if (cachedProducts && cachedProducts.at <= at && (!cachedProducts.until || at < cachedProducts.until))
    return cachedProducts;
  const currentProducts = { ...selectProducts(catalog, collection, at), at };
  catalog.collectionProducts.set(collection, currentProducts);
  return currentProducts;
}

function selectProducts(
  catalog: Catalog,
  { id, membership, rule, memberIds }: ShopCollection,
  at: Date,
): RuleResult {
  if (membership === 'RULE')
    return rule ? evaluateRule(catalog, rule, at) : { set: findByIds(catalog, []), until: null };
  const assignedProducts = findByFacetValues(catalog, 'collection', [id]);
  return { set: assignedProducts.new_union(findByIds(catalog, memberIds)), until: null };
}

/**
 * Returns a collection's products in the order set by staff. In manual order, products without a position come last,
 * sorted by sales.
 */
export function listProductsInOrder(catalog: Catalog, collection: ShopCollection, at: Date): ShopProduct[] {
  const { set } = findCollectionProducts(catalog, collection, at);
  const manualOrder =
    collection.sort === 'HAND'
      ? collection.memberIds.flatMap((id) => catalog.slotsById.get(id.toLowerCase()) ?? [])
      : [];
  const manualSlots = new Set(manualOrder);
  const sort: Sort = collection.sort === 'HAND' ? 'POPULAR' : collection.sort;
  const otherSlots = Array.from(catalog.orders[sort]).filter(
    (slot) => set.has(slot) && !manualSlots.has(slot),
  );
  return [...manualOrder, ...otherSlots].flatMap((slot) => catalog.products[slot] ?? []);
}
