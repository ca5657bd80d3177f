import type { Sort } from '#domain/catalog/catalogTerms.ts';
import type { Catalog } from './catalog.ts';
import { type Found, ruleSet } from './ruleSet.ts';
import { having, named } from './selectProducts.ts';
import type { ShopCollection } from './shopCollection.ts';
import type { ShopProduct } from './shopProduct.ts';

/** The pieces for sale of a collection: by its rule, or those that name it or were put into it. */
export function piecesOf(catalog: Catalog, collection: ShopCollection, at: Date): Found {
  const kept = catalog.foundPieces.get(collection);
  if (kept && kept.at <= at && (!kept.until || at < kept.until)) return kept;
  const fresh = { ...find(catalog, collection, at), at };
  catalog.foundPieces.set(collection, fresh);
  return fresh;
}

function find(catalog: Catalog, { id, membership, rule, memberIds }: ShopCollection, at: Date): Found {
  if (membership === 'RULE')
    return rule ? ruleSet(catalog, rule, at) : { set: named(catalog, []), until: null };
  const own = having(catalog, 'collection', [id]);
  return { set: own.new_union(named(catalog, memberIds)), until: null };
}

/** Its pieces in the order that staff gave it: those that were placed by hand first, then the others as they sell. */
export function piecesInOrder(catalog: Catalog, collection: ShopCollection, at: Date): ShopProduct[] {
  const { set } = piecesOf(catalog, collection, at);
  const placed =
    collection.sort === 'HAND'
      ? collection.memberIds.flatMap((id) => catalog.places.get(id.toLowerCase()) ?? [])
      : [];
  const first = new Set(placed);
  const sort: Sort = collection.sort === 'HAND' ? 'POPULAR' : collection.sort;
  const rest = Array.from(catalog.orders[sort]).filter((place) => set.has(place) && !first.has(place));
  return [...placed, ...rest].flatMap((place) => catalog.products[place] ?? []);
}
