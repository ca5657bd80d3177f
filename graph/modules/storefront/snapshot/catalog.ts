import { TypedFastBitSet } from 'typedfastbitset';
import type { IndexedWords } from '../search/searchText.ts';
import { changeOrders, type ProductOrders } from './productOrders.ts';
import { changeSets, type ProductReplacement, type ProductSet, type ProductSets } from './productSets.ts';
import type { ShopCollection } from './shopCollection.ts';
import type { ShopProduct } from './shopProduct.ts';
import { WordIndex } from './wordIndex.ts';

/**
 * The public catalogue in memory, indexed by place, id, slug, facet, sort order and word. It is immutable: a change
 * creates a new one, which shares the unchanged parts with the previous one
 * (docs/decisions/0029-catalogue-snapshot-in-memory.md).
 */
export interface Catalog {
  /** Products for sale. A product's index is its place; null if the place is free. */
  readonly products: readonly (ShopProduct | null)[];
  /** Set of all occupied places. */
  readonly all: ProductSet;
  readonly places: ReadonlyMap<string, number>;
  /** Places by slug in lower case. */
  readonly placesBySlug: ReadonlyMap<string, number>;
  /** Places by a product's former slugs, in lower case. */
  readonly placesByFormerSlug: ReadonlyMap<string, number>;
  readonly sets: ProductSets;
  readonly orders: ProductOrders;
  /** One index for each list of `SearchWords`. */
  readonly words: Readonly<Record<keyof IndexedWords, WordIndex>>;
  /** Collections in the store's order, including unpublished ones. */
  readonly collections: ShopCollection[];
  /** Cache of `findCollectionProducts` for this catalogue. */
  readonly collectionProducts: Map<ShopCollection, CollectionProducts>;
}

/** Products of a collection at the time `at`. The set is valid until `until`, or indefinitely if that is null. */
interface CollectionProducts {
  set: ProductSet;
  until: Date | null;
  at: Date;
}

export function buildCatalog(products: readonly ShopProduct[], collections: ShopCollection[]): Catalog {
  const emptyCatalog: Catalog = {
    products: [],
    all: new TypedFastBitSet(),
    places: new Map(),
    placesBySlug: new Map(),
    placesByFormerSlug: new Map(),
    sets: changeSets(null, []),
    orders: changeOrders(null, [], []),
    words: { names: WordIndex.empty, facts: WordIndex.empty, mentions: WordIndex.empty },
    collections,
    collectionProducts: new Map(),
  };
  return replaceProducts(emptyCatalog, new Map(products.map((product) => [product.id, product])));
}

/** Returns the catalogue with the given products replaced, by id. Null removes a product. */
export function replaceProducts(catalog: Catalog, changes: ReadonlyMap<string, ShopProduct | null>): Catalog {
  const products = catalog.products.slice();
  let freePlaces: number[] | undefined;
  const allocatePlace = () => {
    freePlaces ??= catalog.products.flatMap((product, place) => (product ? [] : [place]));
    return freePlaces.pop() ?? products.length;
  };
  const replaced = [...changes].flatMap(([id, after]) => {
    const existingPlace = catalog.places.get(id);
    if (existingPlace === undefined && after === null) return [];
    const before = existingPlace === undefined ? null : (catalog.products[existingPlace] ?? null);
    const place = existingPlace ?? allocatePlace();
    products[place] = after;
    return [{ place, before, after }];
  });
  if (replaced.length === 0) return catalog;
  return {
    ...catalog,
    ...changeNames(catalog, replaced),
    products,
    sets: changeSets(catalog.sets, replaced),
    orders: changeOrders(catalog.orders, products, replaced),
    words: changeWords(catalog.words, replaced),
    collectionProducts: new Map(),
  };
}

/** Returns the product with this id, slug or former slug. */
export function findProduct(
  { products, places, placesBySlug, placesByFormerSlug }: Catalog,
  idOrSlug: string,
): ShopProduct | null {
  const name = idOrSlug.toLowerCase();
  const place = places.get(name) ?? placesBySlug.get(name) ?? placesByFormerSlug.get(name);
  return place === undefined ? null : (products[place] ?? null);
}

/** Returns the collection with this slug or former slug. */
export function findCollection(collections: readonly ShopCollection[], slug: string): ShopCollection | null {
  const name = slug.toLowerCase();
  return (
    collections.find((collection) => collection.slug.toLowerCase() === name) ??
    collections.find(({ formerSlugs }) => formerSlugs.includes(name)) ??
    null
  );
}

function changeNames(
  { all, places, placesBySlug, placesByFormerSlug }: Catalog,
  replaced: readonly ProductReplacement[],
): Pick<Catalog, 'all' | 'places' | 'placesBySlug' | 'placesByFormerSlug'> {
  const former = changeFormerSlugs(placesByFormerSlug, replaced);
  const renamedProducts = replaced.filter(({ before, after }) => before?.slug !== after?.slug);
  if (renamedProducts.length === 0) return { all, places, placesBySlug, placesByFormerSlug: former };
  const [set, ids, slugs] = [all.clone(), new Map(places), new Map(placesBySlug)];
  for (const { place, before } of renamedProducts) {
    if (!before) continue;
    set.remove(place);
    ids.delete(before.id.toLowerCase());
    slugs.delete(before.slug.toLowerCase());
  }
  for (const { place, after } of renamedProducts) {
    if (!after) continue;
    set.add(place);
    ids.set(after.id.toLowerCase(), place);
    slugs.set(after.slug.toLowerCase(), place);
  }
  return { all: set, places: ids, placesBySlug: slugs, placesByFormerSlug: former };
}

function changeFormerSlugs(
  placesByFormerSlug: ReadonlyMap<string, number>,
  replaced: readonly ProductReplacement[],
): ReadonlyMap<string, number> {
  const changed = replaced.filter(({ before, after }) => before?.formerSlugs || after?.formerSlugs);
  if (changed.length === 0) return placesByFormerSlug;
  const slugs = new Map(placesByFormerSlug);
  for (const { before } of changed) for (const slug of before?.formerSlugs ?? []) slugs.delete(slug);
  for (const { place, after } of changed) for (const slug of after?.formerSlugs ?? []) slugs.set(slug, place);
  return slugs;
}

/** Updates the words after products were replaced. Returns the same object if no word changed. */
function changeWords(words: Catalog['words'], replaced: readonly ProductReplacement[]): Catalog['words'] {
  const changeIndex = (list: keyof IndexedWords) =>
    words[list].applyChanges(
      replaced.map(({ place, before, after }) => ({
        place,
        ...diffWords(before?.words[list], after?.words[list]),
      })),
    );
  const changed = {
    names: changeIndex('names'),
    facts: changeIndex('facts'),
    mentions: changeIndex('mentions'),
  };
  const areWordsUnchanged = (['names', 'facts', 'mentions'] as const).every(
    (list) => changed[list] === words[list],
  );
  return areWordsUnchanged ? words : changed;
}

function diffWords(before: readonly string[] = [], after: readonly string[] = []) {
  if (before === after) return { lost: [], gained: [] };
  const [wordsBefore, wordsAfter] = [new Set(before), new Set(after)];
  return {
    lost: before.filter((word) => !wordsAfter.has(word)),
    gained: after.filter((word) => !wordsBefore.has(word)),
  };
}
