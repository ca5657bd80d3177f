import { TypedFastBitSet } from 'typedfastbitset';
import type { IndexedWords } from '../search/searchText.ts';
import { changeOrders, type ProductOrders } from './productOrders.ts';
import { changeSets, type ProductReplacement, type ProductSet, type ProductSets } from './productSets.ts';
import type { ShopCollection } from './shopCollection.ts';
import type { ShopProduct } from './shopProduct.ts';
import { WordIndex } from './wordIndex.ts';

/**
 * The public catalogue in memory, indexed by slot, id, slug, facet, sort order and word. It is immutable: a change
 * creates a new one, which shares the unchanged parts with the previous one
 * (docs/decisions/0029-catalogue-snapshot-in-memory.md).
 */
export interface Catalog {
  /** Products for sale. A product's index is its slot; null if the slot is free. */
  readonly products: readonly (ShopProduct | null)[];
  /** Set of all occupied slots. */
  readonly all: ProductSet;
  readonly slotsById: ReadonlyMap<string, number>;
  /** Slots by slug in lower case. */
  readonly slotsBySlug: ReadonlyMap<string, number>;
  /** Slots by a product's former slugs, in lower case. */
  readonly slotsByFormerSlug: ReadonlyMap<string, number>;
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
    slotsById: new Map(),
    slotsBySlug: new Map(),
    slotsByFormerSlug: new Map(),
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
  let freeSlots: number[] | undefined;
  const allocateSlot = () => {
    freeSlots ??= catalog.products.flatMap((product, slot) => (product ? [] : [slot]));
    return freeSlots.pop() ?? products.length;
  };
  const replacements = [...changes].flatMap(([id, after]) => {
    const existingSlot = catalog.slotsById.get(id);
    if (existingSlot === undefined && after === null) return [];
    const before = existingSlot === undefined ? null : (catalog.products[existingSlot] ?? null);
    const slot = existingSlot ?? allocateSlot();
    products[slot] = after;
    return [{ slot, before, after }];
  });
  if (replacements.length === 0) return catalog;
  return {
    ...catalog,
    ...changeNames(catalog, replacements),
    products,
    sets: changeSets(catalog.sets, replacements),
    orders: changeOrders(catalog.orders, products, replacements),
    words: changeWords(catalog.words, replacements),
    collectionProducts: new Map(),
  };
}

/** Returns the product with this id, slug or former slug. */
export function findProduct(
  { products, slotsById, slotsBySlug, slotsByFormerSlug }: Catalog,
  idOrSlug: string,
): ShopProduct | null {
  const name = idOrSlug.toLowerCase();
  const slot = slotsById.get(name) ?? slotsBySlug.get(name) ?? slotsByFormerSlug.get(name);
  return slot === undefined ? null : (products[slot] ?? null);
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
  { all, slotsById, slotsBySlug, slotsByFormerSlug }: Catalog,
  replacements: readonly ProductReplacement[],
): Pick<Catalog, 'all' | 'slotsById' | 'slotsBySlug' | 'slotsByFormerSlug'> {
  const newSlotsByFormerSlug = changeFormerSlugs(slotsByFormerSlug, replacements);
  const renamedProducts = replacements.filter(({ before, after }) => before?.slug !== after?.slug);
  if (renamedProducts.length === 0)
    return { all, slotsById, slotsBySlug, slotsByFormerSlug: newSlotsByFormerSlug };
  const [set, ids, slugs] = [all.clone(), new Map(slotsById), new Map(slotsBySlug)];
  for (const { slot, before } of renamedProducts) {
    if (!before) continue;
    set.remove(slot);
    ids.delete(before.id.toLowerCase());
    slugs.delete(before.slug.toLowerCase());
  }
  for (const { slot, after } of renamedProducts) {
    if (!after) continue;
    set.add(slot);
    ids.set(after.id.toLowerCase(), slot);
    slugs.set(after.slug.toLowerCase(), slot);
  }
  return { all: set, slotsById: ids, slotsBySlug: slugs, slotsByFormerSlug: newSlotsByFormerSlug };
}

function changeFormerSlugs(
  slotsByFormerSlug: ReadonlyMap<string, number>,
  replacements: readonly ProductReplacement[],
): ReadonlyMap<string, number> {
  const slugReplacements = replacements.filter(
    ({ before, after }) => before?.formerSlugs || after?.formerSlugs,
  );
  if (slugReplacements.length === 0) return slotsByFormerSlug;
  const slugs = new Map(slotsByFormerSlug);
  for (const { before } of slugReplacements) for (const slug of before?.formerSlugs ?? []) slugs.delete(slug);
  for (const { slot, after } of slugReplacements)
    for (const slug of after?.formerSlugs ?? []) slugs.set(slug, slot);
  return slugs;
}

/** Updates the words after products were replaced. Returns the same object if no word changed. */
function changeWords(words: Catalog['words'], replacements: readonly ProductReplacement[]): Catalog['words'] {
  const changeIndex = (list: keyof IndexedWords) =>
    words[list].applyChanges(
      replacements.map(({ slot, before, after }) => ({
        slot,
        ...diffWords(before?.words[list], after?.words[list]),
      })),
    );
  const changedIndexes = {
    names: changeIndex('names'),
    facts: changeIndex('facts'),
    mentions: changeIndex('mentions'),
  };
  const areWordsUnchanged = (['names', 'facts', 'mentions'] as const).every(
    (list) => changedIndexes[list] === words[list],
  );
  return areWordsUnchanged ? words : changedIndexes;
}

function diffWords(before: readonly string[] = [], after: readonly string[] = []) {
  if (before === after) return { lost: [], gained: [] };
  const [wordsBefore, wordsAfter] = [new Set(before), new Set(after)];
  return {
    lost: before.filter((word) => !wordsAfter.has(word)),
    gained: after.filter((word) => !wordsBefore.has(word)),
  };
}
