import { TypedFastBitSet } from 'typedfastbitset';
import type { SearchWords } from '../search/searchText.ts';
import { changeOrders, type ProductOrders } from './productOrders.ts';
import { changeSets, type ProductSet, type ProductSets, type Replaced } from './productSets.ts';
import type { ShopCollection } from './shopCollection.ts';
import type { ShopProduct } from './shopProduct.ts';
import { WordIndex } from './wordIndex.ts';

/**
 * What shoppers may see of the catalog, held in memory in the forms that answer their questions: by place, by id and slug,
 * by what products are filtered by, in every order, by their words. Never changed: a change makes another one, which
 * shares with the one before what stayed (docs/decisions/0029-the-catalog-in-memory.md).
 */
export interface Catalog {
  /** Products for sale by their place; null where none is. */
  readonly products: readonly (ShopProduct | null)[];
  /** Every place that has one. */
  readonly all: ProductSet;
  readonly places: ReadonlyMap<string, number>;
  /** By the slug in small letters. */
  readonly placesBySlug: ReadonlyMap<string, number>;
  /** By an address that a product had before, in small letters. */
  readonly placesByFormerSlug: ReadonlyMap<string, number>;
  readonly sets: ProductSets;
  readonly orders: ProductOrders;
  /** An index for each list of `SearchWords`. */
  readonly words: Readonly<Record<keyof SearchWords, WordIndex>>;
  /** In the house's order, those too that nobody is shown now. */
  readonly collections: ShopCollection[];
  /** Cache of `piecesOf`: the pieces of each collection, as found in this catalog. */
  readonly foundPieces: Map<ShopCollection, FoundPieces>;
}

/** The pieces of a collection, as found at a moment, and until when they stay the same. */
interface FoundPieces {
  set: ProductSet;
  until: Date | null;
  at: Date;
}

export function buildCatalog(products: readonly ShopProduct[], collections: ShopCollection[]): Catalog {
  const empty: Catalog = {
    products: [],
    all: new TypedFastBitSet(),
    places: new Map(),
    placesBySlug: new Map(),
    placesByFormerSlug: new Map(),
    sets: changeSets(null, []),
    orders: changeOrders(null, [], []),
    words: { names: WordIndex.empty, facts: WordIndex.empty, mentions: WordIndex.empty },
    collections,
    foundPieces: new Map(),
  };
  return replaceProducts(empty, new Map(products.map((product) => [product.id, product])));
}

/** The catalog with some products as they are now, by their ids; null takes one out. */
export function replaceProducts(catalog: Catalog, changes: ReadonlyMap<string, ShopProduct | null>): Catalog {
  const products = catalog.products.slice();
  let free: number[] | undefined;
  const freePlace = () => {
    free ??= catalog.products.flatMap((product, place) => (product ? [] : [place]));
    return free.pop() ?? products.length;
  };
  const replaced = [...changes].flatMap(([id, after]) => {
    const known = catalog.places.get(id);
    if (known === undefined && after === null) return [];
    const before = known === undefined ? null : (catalog.products[known] ?? null);
    const place = known ?? freePlace();
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
    foundPieces: new Map(),
  };
}

/** The product with this id or slug, or the one that had the slug before. */
export function findProduct(
  { products, places, placesBySlug, placesByFormerSlug }: Catalog,
  idOrSlug: string,
): ShopProduct | null {
  const name = idOrSlug.toLowerCase();
  const place = places.get(name) ?? placesBySlug.get(name) ?? placesByFormerSlug.get(name);
  return place === undefined ? null : (products[place] ?? null);
}

/** The one of this address, or the one that had it before. */
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
  replaced: readonly Replaced[],
): Pick<Catalog, 'all' | 'places' | 'placesBySlug' | 'placesByFormerSlug'> {
  const former = changeFormerSlugs(placesByFormerSlug, replaced);
  const renamed = replaced.filter(({ before, after }) => before?.slug !== after?.slug);
  if (renamed.length === 0) return { all, places, placesBySlug, placesByFormerSlug: former };
  const [set, ids, slugs] = [all.clone(), new Map(places), new Map(placesBySlug)];
  for (const { place, before } of renamed) {
    if (!before) continue;
    set.remove(place);
    ids.delete(before.id.toLowerCase());
    slugs.delete(before.slug.toLowerCase());
  }
  for (const { place, after } of renamed) {
    if (!after) continue;
    set.add(place);
    ids.set(after.id.toLowerCase(), place);
    slugs.set(after.slug.toLowerCase(), place);
  }
  return { all: set, places: ids, placesBySlug: slugs, placesByFormerSlug: former };
}

function changeFormerSlugs(
  placesByFormerSlug: ReadonlyMap<string, number>,
  replaced: readonly Replaced[],
): ReadonlyMap<string, number> {
  const changed = replaced.filter(({ before, after }) => before?.formerSlugs || after?.formerSlugs);
  if (changed.length === 0) return placesByFormerSlug;
  const slugs = new Map(placesByFormerSlug);
  for (const { before } of changed) for (const slug of before?.formerSlugs ?? []) slugs.delete(slug);
  for (const { place, after } of changed) for (const slug of after?.formerSlugs ?? []) slugs.set(slug, place);
  return slugs;
}

/** The words once some products were replaced; where none changed, the same object. */
function changeWords(words: Catalog['words'], replaced: readonly Replaced[]): Catalog['words'] {
  const change = (list: keyof SearchWords) =>
    words[list].changed(
      replaced.map(({ place, before, after }) => ({
        place,
        ...exchanged(before?.words[list], after?.words[list]),
      })),
    );
  const changed = { names: change('names'), facts: change('facts'), mentions: change('mentions') };
  const isSame = (['names', 'facts', 'mentions'] as const).every((list) => changed[list] === words[list]);
  return isSame ? words : changed;
}

function exchanged(before: readonly string[] = [], after: readonly string[] = []) {
  if (before === after) return { lost: [], got: [] };
  const [was, is] = [new Set(before), new Set(after)];
  return { lost: before.filter((word) => !is.has(word)), got: after.filter((word) => !was.has(word)) };
}
