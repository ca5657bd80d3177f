import { TypedFastBitSet } from 'typedfastbitset';
import type { Kind } from '#domain/catalog/searchMeanings.ts';
import { type ParsedSearch, readSearch, type SearchWord } from '../search/readSearch.ts';
import type { Catalog } from './catalog.ts';
import type { Facet, ProductSet } from './productSets.ts';
import { withinWeight } from './withinWeight.ts';
import type { WordIndex } from './wordIndex.ts';

/** Shorter words begin too many words of a text: "car" should not find "carved". */
const SHORTEST_MENTIONED = 4;

/** Products that a search finds. */
export interface SearchMatch {
  set: ProductSet;
  /** Divides products by match rank, best first; a part may be empty. */
  rank(products: ProductSet): ProductSet[];
}

/** Products that one word finds, by strength of the match. Each set from `called` on includes the previous one. */
interface WordMatch {
  /** Products with the word as typed in their names. */
  nameMatches: ProductSet;
  /** Products with the word in their names or facts, such as tags. */
  attributeMatches: ProductSet;
  /** Products with one of its words in their names. */
  meaningNameMatches: ProductSet;
  /** Products with one of its words in their names or facts. */
  meaningMatches: ProductSet;
  /** Also includes products it suits, as a gift suits a birthday. */
  suitedMatches: ProductSet;
  /** Also includes products that mention it in their descriptions. */
  set: ProductSet;
}

/** Matches a search as `readSearch` reads it; null if all products match. */
export function matchSearch(catalog: Catalog, search: string): SearchMatch | null {
  const asked = readSearch(search);
  return asked.matchesAllProducts ? null : match(catalog, asked);
}

function match(catalog: Catalog, asked: ParsedSearch): SearchMatch {
  const filters = toFilters(catalog, asked);
  const words = asked.words.map((word) => matchWord(catalog, word));
  const wishes = asked.preferences.map((word) => matchWord(catalog, word));
  if (filters.length === 0 && words.length === 0 && !asked.hasCatchAllTerm)
    return {
      set: union(wishes.map(({ set }) => set)),
      // The rarer wish ranks first: "gift for husband" begins with products for men.
      rank: (products) =>
        divide(
          products,
          wishes.map(({ suitedMatches: suited }) => suited).sort((one, other) => one.size() - other.size()),
        ),
    };

  const ofAll = intersection([catalog.all, ...filters, ...words.map(({ set }) => set)]);
  const isEither = asked.isList && ofAll.isEmpty();
  const found = isEither ? (ofEitherKind(catalog, asked, words) ?? ofAll) : ofAll;
  const set = without(found, toExcluded(catalog, asked));
  return { set, rank: (products) => divide(products, toMerits(catalog, asked, { words, wishes })) };
}

/**
 * Treats "jhumka and ring" as alternatives, since no product is both. Null if a kind has no products or narrows the
 * named type.
 */
function ofEitherKind(
  catalog: Catalog,
  asked: ParsedSearch,
  matches: readonly WordMatch[],
): ProductSet | null {
  const kinds = asked.words.flatMap(({ kind }, index) => {
    const suited = matches[index]?.suitedMatches;
    return kind && suited ? [{ closestType: kind.closestType, suited }] : [];
  });
  const isNarrower = kinds.some(
    ({ closestType, suited }) => suited.isEmpty() || (closestType && asked.types.includes(closestType)),
  );
  if (kinds.length === 0 || kinds.length + asked.types.length < 2 || isNarrower) return null;
  const others = matches.filter((_match, index) => !asked.words[index]?.kind);
  return intersection([
    union([
      ...asked.types.map((type) => ofFacet(catalog, 'type', type)),
      ...kinds.map(({ suited }) => suited),
    ]),
    ...toFilters(catalog, { ...asked, types: [] }),
    ...others.map(({ set }) => set),
  ]);
}

/** Returns the products that a search excludes. */
function toExcluded(catalog: Catalog, { excludedTypes, excluded }: ParsedSearch): ProductSet[] {
  const called = excluded.map(({ words, suits }) =>
    matchWord(catalog, { term: '', beginning: null, exactWords: words, suits, isAttribute: true }),
  );
  return [
    ...excludedTypes.map((type) => ofFacet(catalog, 'type', type)),
    ...called.map(({ suitedMatches: suited }) => suited),
  ];
}

/** Returns the ranking criteria of a search, the most important first. */
function toMerits(
  catalog: Catalog,
  { words: asked, categories }: ParsedSearch,
  { words, wishes }: Record<'words' | 'wishes', readonly WordMatch[]>,
): ProductSet[] {
  const names = words.filter((_word, index) => !asked[index]?.isCategory);
  const merits = [
    words.map(({ suitedMatches: suited }) => suited),
    categories.length > 0
      ? [union(categories.map((category) => ofFacet(catalog, 'category', category)))]
      : [],
    words.map(({ meaningMatches: meant }) => meant),
    wishes.length > 0 ? [union(wishes.map(({ suitedMatches: suited }) => suited))] : [],
    names.map(({ meaningNameMatches: called }) => called),
    names.map(({ nameMatches: named }) => named),
    words.map(({ attributeMatches: tagged }) => tagged),
  ];
  return merits.filter((sets) => sets.length > 0).map(intersection);
}

/** Kind of jewelry that a search names and no product has, with the closest products. */
export interface MissingKind {
  kind: Kind;
  /** Products of the nearest type that match the other words of the search, as far as there are any. */
  close: ProductSet;
}

/** Returns null if the search names no kind of jewelry, or one that the catalogue has. */
export function findMissingKind(catalog: Catalog, search: string): MissingKind | null {
  const asked = readSearch(search);
  const named = asked.words.filter(({ kind }) => kind !== null);
  // "Chain necklace" finds necklaces, "rudraksha mala" finds nothing.
  const isOfTypes = asked.types.some((type) => catalog.sets.type.has(type));
  if (isOfTypes && (named.length === 0 || !match(catalog, asked).set.isEmpty())) return null;
  const isThere = named.some((word) => !matchWord(catalog, word).suitedMatches.isEmpty());
  const kind = (isOfTypes ? undefined : asked.kindsOfTypes[0]) ?? named[0]?.kind;
  if (!kind || isThere) return null;

  const rest = { ...asked, types: [], words: asked.words.filter((word) => word.kind === null) };
  const others = match(catalog, rest).set;
  const near = kind.closestType ? ofFacet(catalog, 'type', kind.closestType) : catalog.all;
  const choices = [others.new_intersection(near), others, near, catalog.all];
  return { kind, close: choices.find((set) => !set.isEmpty()) ?? catalog.all };
}

function toFilters(
  catalog: Catalog,
  { types, sizes, sizeProductType, weightMg }: ParsedSearch,
): ProductSet[] {
  return [
    ...(types.length > 0 ? [union(types.map((type) => ofFacet(catalog, 'type', type)))] : []),
    ...(sizes.length > 0 ? [union(sizes.map((size) => ofFacet(catalog, 'size', size)))] : []),
    ...(sizeProductType ? [ofFacet(catalog, 'type', sizeProductType)] : []),
    ...(weightMg ? [withinWeight(catalog, weightMg.from, weightMg.to)] : []),
  ];
}

type SearchedWord = Pick<SearchWord, 'term' | 'beginning' | 'exactWords' | 'suits' | 'isAttribute'>;

function matchWord(
  { words: { names, facts, mentions } }: Catalog,
  { term: typed, beginning, exactWords: whole, suits, isAttribute: isFact }: SearchedWord,
): WordMatch {
  const add = (index: WordIndex, before: ProductSet, words: readonly string[], shortest = 1) => {
    const found = before.clone();
    if (beginning !== null && beginning.length >= shortest) index.addBeginning(beginning, found);
    for (const word of words) index.addWord(word, found);
    return found;
  };
  const named = new TypedFastBitSet();
  names.addWord(typed, named);
  const tagged = named.clone();
  facts.addWord(typed, tagged);
  const called = add(names, new TypedFastBitSet(), whole);
  const meant = add(facts, called, whole);
  const suited = suits.length > 0 ? add(facts, add(names, meant, suits), suits) : meant;
  const isKnown = isFact && !suited.isEmpty();
  const mentioned = [typed, ...whole, ...suits];
  return {
    nameMatches: named,
    attributeMatches: tagged,
    meaningNameMatches: called,
    meaningMatches: meant,
    suitedMatches: suited,
    set: isKnown ? suited : add(mentions, suited, mentioned, SHORTEST_MENTIONED),
  };
}

function ofFacet({ sets }: Catalog, facet: Facet, value: string): ProductSet {
  return sets[facet].get(value) ?? new TypedFastBitSet();
}

/** Divides the products by ranking criteria, the first one being the most important. */
function divide(products: ProductSet, merits: readonly ProductSet[]): ProductSet[] {
  return merits.reduce(
    (parts, merit) => parts.flatMap((part) => [part.new_intersection(merit), part.new_difference(merit)]),
    [products],
  );
}

function union(sets: readonly ProductSet[]): ProductSet {
  const all = new TypedFastBitSet();
  for (const set of sets) all.union(set);
  return all;
}

function without(products: ProductSet, excluded: readonly ProductSet[]): ProductSet {
  return excluded.reduce((left, set) => left.new_difference(set), products);
}

function intersection([first, ...more]: readonly ProductSet[]): ProductSet {
  return more.reduce((found, set) => found.new_intersection(set), first ?? new TypedFastBitSet());
}
