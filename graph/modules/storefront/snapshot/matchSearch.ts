import { TypedFastBitSet } from 'typedfastbitset';
import type { Kind } from '#domain/catalog/searchMeanings.ts';
import { type ParsedSearch, readSearch, type SearchWord } from '../search/readSearch.ts';
import type { Catalog } from './catalog.ts';
import { findInWeightRange } from './findInWeightRange.ts';
import type { Facet, ProductSet } from './productSets.ts';
import type { WordIndex } from './wordIndex.ts';

/** Shorter prefixes match too many words of a description: "car" must not find "carved". */
const MIN_MENTION_LENGTH = 4;

/** Products that a search finds. */
export interface SearchMatch {
  set: ProductSet;
  /** Divides products by match rank, best first; a rank can be empty. */
  rank(products: ProductSet): ProductSet[];
}

/**
 * Products found by one word, by strength of the match. From `meaningNameMatches` on, each set includes the previous
 * one.
 */
interface WordMatch {
  /** Products with the word as typed in their names. */
  nameMatches: ProductSet;
  /** Products with the word in their names or facts, such as tags. */
  attributeMatches: ProductSet;
  /** Products with a synonym of the word in their names. */
  meaningNameMatches: ProductSet;
  /** Products with a synonym of the word in their names or facts. */
  meaningMatches: ProductSet;
  /** Also includes related products: a search for "birthday" finds gifts. */
  suitedMatches: ProductSet;
  /** Also includes products that mention the word in their descriptions. */
  set: ProductSet;
}

/** Matches a search as parsed by `readSearch`; null if all products match. */
export function matchSearch(catalog: Catalog, search: string): SearchMatch | null {
  const query = readSearch(search);
  return query.matchesAllProducts ? null : match(catalog, query);
}

function match(catalog: Catalog, query: ParsedSearch): SearchMatch {
  const filters = buildFilterSets(catalog, query);
  const words = query.words.map((word) => matchWord(catalog, word));
  const preferences = query.preferences.map((word) => matchWord(catalog, word));
  if (filters.length === 0 && words.length === 0 && !query.hasCatchAllTerm)
    return {
      set: mergeSets(preferences.map(({ set }) => set)),
      // The preference with fewer products ranks first: "gift for husband" lists products for men first.
      rank: (products) =>
        divide(
          products,
          preferences.map(({ suitedMatches }) => suitedMatches).sort((a, b) => a.size() - b.size()),
        ),
    };

  const fullMatches = intersectSets([catalog.all, ...filters, ...words.map(({ set }) => set)]);
  const acceptsEitherKind = query.isList && fullMatches.isEmpty();
  const matches = acceptsEitherKind ? (matchEitherKind(catalog, query, words) ?? fullMatches) : fullMatches;
  const set = subtractSets(matches, findExcludedProducts(catalog, query));
  return {
    set,
    rank: (products) => divide(products, toRankingCriteria(catalog, query, { words, wishes: preferences })),
  };
}

/**
 * Treats "jhumka and ring" as alternatives, since no product is both. Returns null if a kind has no products or only
 * narrows the named type.
 */
function matchEitherKind(
  catalog: Catalog,
  query: ParsedSearch,
  matches: readonly WordMatch[],
): ProductSet | null {
  const kinds = query.words.flatMap(({ kind }, index) => {
    const suitedMatches = matches[index]?.suitedMatches;
    return kind && suitedMatches ? [{ closestType: kind.closestType, suited: suitedMatches }] : [];
  });
  const isNarrower = kinds.some(
    ({ closestType, suited }) => suited.isEmpty() || (closestType && query.types.includes(closestType)),
  );
  if (kinds.length === 0 || kinds.length + query.types.length < 2 || isNarrower) return null;
  const otherMatches = matches.filter((_match, index) => !query.words[index]?.kind);
  return intersectSets([
    mergeSets([
      ...query.types.map((type) => getFacetSet(catalog, 'type', type)),
      ...kinds.map(({ suited }) => suited),
    ]),
    ...buildFilterSets(catalog, { ...query, types: [] }),
    ...otherMatches.map(({ set }) => set),
  ]);
}

/** Returns the products that a search excludes. */
function findExcludedProducts(catalog: Catalog, { excludedTypes, excluded }: ParsedSearch): ProductSet[] {
  const excludedMatches = excluded.map(({ words, suits }) =>
    matchWord(catalog, { term: '', beginning: null, exactWords: words, suits, isAttribute: true }),
  );
  return [
    ...excludedTypes.map((type) => getFacetSet(catalog, 'type', type)),
    ...excludedMatches.map(({ suitedMatches }) => suitedMatches),
  ];
}

/** Returns the ranking criteria of a search, the most important first. */
function toRankingCriteria(
  catalog: Catalog,
  { words: query, categories }: ParsedSearch,
  { words, wishes: preferences }: Record<'words' | 'wishes', readonly WordMatch[]>,
): ProductSet[] {
  const names = words.filter((_word, index) => !query[index]?.isCategory);
  const criteria = [
    words.map(({ suitedMatches }) => suitedMatches),
    categories.length > 0
      ? [mergeSets(categories.map((category) => getFacetSet(catalog, 'category', category)))]
      : [],
    words.map(({ meaningMatches }) => meaningMatches),
    preferences.length > 0 ? [mergeSets(preferences.map(({ suitedMatches }) => suitedMatches))] : [],
    names.map(({ meaningNameMatches }) => meaningNameMatches),
    names.map(({ nameMatches }) => nameMatches),
    words.map(({ attributeMatches }) => attributeMatches),
  ];
  return criteria.filter((sets) => sets.length > 0).map(intersectSets);
}

/** Kind of jewellery that a search names and no product has, with the closest products. */
export interface MissingKind {
  kind: Kind;
  /** Products of the nearest type that match the other words of the search, if there are any. */
  close: ProductSet;
}

/** Returns null if the search names no kind of jewellery or a kind that the catalogue has. */
export function findMissingKind(catalog: Catalog, search: string): MissingKind | null {
  const query = readSearch(search);
  const kindWords = query.words.filter(({ kind }) => kind !== null);
  // "Chain necklace" finds necklaces, "rudraksha mala" finds nothing.
  const hasSoldType = query.types.some((type) => catalog.sets.type.has(type));
  if (hasSoldType && (kindWords.length === 0 || !match(catalog, query).set.isEmpty())) return null;
  const isCarried = kindWords.some((word) => !matchWord(catalog, word).suitedMatches.isEmpty());
  const kind = (hasSoldType ? undefined : query.typeKinds[0]) ?? kindWords[0]?.kind;
  if (!kind || isCarried) return null;

  const otherCriteria = { ...query, types: [], words: query.words.filter((word) => word.kind === null) };
  const otherMatches = match(catalog, otherCriteria).set;
  const nearestProducts = kind.closestType ? getFacetSet(catalog, 'type', kind.closestType) : catalog.all;
  const choices = [
    otherMatches.new_intersection(nearestProducts),
    otherMatches,
    nearestProducts,
    catalog.all,
  ];
  return { kind, close: choices.find((set) => !set.isEmpty()) ?? catalog.all };
}

function buildFilterSets(
  catalog: Catalog,
  { types, sizes, sizeProductType, weightMg }: ParsedSearch,
): ProductSet[] {
  return [
    ...(types.length > 0 ? [mergeSets(types.map((type) => getFacetSet(catalog, 'type', type)))] : []),
    ...(sizes.length > 0 ? [mergeSets(sizes.map((size) => getFacetSet(catalog, 'size', size)))] : []),
    ...(sizeProductType ? [getFacetSet(catalog, 'type', sizeProductType)] : []),
    ...(weightMg ? [findInWeightRange(catalog, weightMg.from, weightMg.to)] : []),
  ];
}

type SearchedWord = Pick<SearchWord, 'term' | 'beginning' | 'exactWords' | 'suits' | 'isAttribute'>;

function matchWord(
  { words: { names, facts, mentions } }: Catalog,
  { term, beginning, exactWords, suits, isAttribute }: SearchedWord,
): WordMatch {
  const addMatches = (index: WordIndex, baseSet: ProductSet, words: readonly string[], minLength = 1) => {
    const matches = baseSet.clone();
    if (beginning !== null && beginning.length >= minLength) index.addPrefixMatches(beginning, matches);
    for (const word of words) index.addWordMatches(word, matches);
    return matches;
  };
  const nameMatches = new TypedFastBitSet();
  names.addWordMatches(term, nameMatches);
  const attributeMatches = nameMatches.clone();
  facts.addWordMatches(term, attributeMatches);
  const meaningNameMatches = addMatches(names, new TypedFastBitSet(), exactWords);
  const meaningMatches = addMatches(facts, meaningNameMatches, exactWords);
  const suitedMatches =
    suits.length > 0 ? addMatches(facts, addMatches(names, meaningMatches, suits), suits) : meaningMatches;
  const isKnownAttribute = isAttribute && !suitedMatches.isEmpty();
  const mentionedWords = [term, ...exactWords, ...suits];
  return {
    nameMatches,
    attributeMatches,
    meaningNameMatches,
    meaningMatches,
    suitedMatches,
    set: isKnownAttribute
      ? suitedMatches
      : addMatches(mentions, suitedMatches, mentionedWords, MIN_MENTION_LENGTH),
  };
}

function getFacetSet({ sets }: Catalog, facet: Facet, value: string): ProductSet {
  return sets[facet].get(value) ?? new TypedFastBitSet();
}

/** Divides the products by ranking criteria, the most important first. */
function divide(products: ProductSet, criteria: readonly ProductSet[]): ProductSet[] {
  return criteria.reduce(
    (parts, criterion) =>
      parts.flatMap((part) => [part.new_intersection(criterion), part.new_difference(criterion)]),
    [products],
  );
}

function mergeSets(sets: readonly ProductSet[]): ProductSet {
  const mergedSet = new TypedFastBitSet();
  for (const set of sets) mergedSet.union(set);
  return mergedSet;
}

function subtractSets(products: ProductSet, excludedSets: readonly ProductSet[]): ProductSet {
  return excludedSets.reduce((remainingProducts, set) => remainingProducts.new_difference(set), products);
}

function intersectSets([first, ...otherSets]: readonly ProductSet[]): ProductSet {
  return otherSets.reduce(
    (combinedSet, set) => combinedSet.new_intersection(set),
    first ?? new TypedFastBitSet(),
  );
}
