import { isFullTextIndexed } from '#graph/prisma/fullTextWords.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { readSearch, type SearchWord } from './readSearch.ts';
import { SEPARATOR } from './searchText.ts';

/**
 * Returns the condition that selects the products of any status found by a search without its price, as parsed by
 * `readSearch`.
 */
export function buildSearchCondition(search: string): Prisma.ProductWhereInput {
  const parsedSearch = readSearch(search);
  const { hasCatchAllTerm, types, words, preferences, sizes, sizeProductType, weightMg } = parsedSearch;
  if (parsedSearch.matchesAllProducts) return {};
  const indexedWords = words.filter(canUseIndex);
  const conditions: Prisma.ProductWhereInput[] = [
    ...(types.length > 0 ? [{ type: { in: types } }] : []),
    ...(sizes.length > 0 ? [{ variants: { some: { size: { in: [...sizes] } } } }] : []),
    ...(sizeProductType ? [{ type: sizeProductType }] : []),
    ...(weightMg ? [{ weightMg: { gte: weightMg.from ?? undefined, lte: weightMg.to ?? undefined } }] : []),
    ...(indexedWords.length > 0
      ? [{ searchText: { search: indexedWords.map((word) => `+(${toIndexQuery(word)})`).join(' ') } }]
      : []),
    ...words.filter((word) => !canUseIndex(word)).map(toWordCondition),
    ...words.filter(({ isCategory }) => isCategory).map(toNameOrAttributeCondition),
    ...(parsedSearch.excludedTypes.length > 0 ? [{ type: { notIn: parsedSearch.excludedTypes } }] : []),
    ...parsedSearch.excluded.map((meaning) => ({
      NOT: toNameOrAttributeCondition({ ...meaning, exactWords: meaning.words }),
    })),
  ];
  if (conditions.length > 0 || hasCatchAllTerm) return { AND: conditions };
  return preferences.length > 0 ? { OR: preferences.map(toWordCondition) } : NO_PRODUCTS;
}

/** Matches no product. Used for a search that contains only punctuation. */
const NO_PRODUCTS: Prisma.ProductWhereInput = { id: '' };

/**
 * Returns true if the full-text index stores the term as one word: at least three Latin characters and not a stopword.
 */
export function isIndexed(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && isFullTextIndexed(term);
}

/** Returns the condition that selects the products found by one word of a search. */
function toWordCondition(word: SearchWord): Prisma.ProductWhereInput {
  const indexQuery = toIndexQuery(word);
  return {
    OR: [
      ...(indexQuery !== '' ? [{ searchText: { search: indexQuery } }] : []),
      ...(word.beginning === null
        ? word.exactWords.filter((exactWord) => !isIndexed(exactWord)).map(toExactWordCondition)
        : [buildUnindexedPrefixCondition(word.beginning)]),
    ],
  };
}

/** Ignores mentions, which follow the last separator of the text: a product that only mentions gold is not gold. */
function toNameOrAttributeCondition({
  exactWords,
  suits,
}: Pick<SearchWord, 'exactWords' | 'suits'>): Prisma.ProductWhereInput {
  return {
    OR: [...exactWords, ...suits].flatMap((word) => [
      { searchText: { startsWith: `${word} %${SEPARATOR}` } },
      { searchText: { contains: ` ${word} %${SEPARATOR}` } },
    ]),
  };
}

function canUseIndex({ beginning, exactWords }: SearchWord): boolean {
  return beginning === null ? exactWords.some(isIndexed) : isIndexed(beginning);
}

function toIndexQuery({ beginning, exactWords, suits }: SearchWord): string {
  const prefixTerms = beginning !== null && isIndexed(beginning) ? [`${beginning}*`] : [];
  return [...prefixTerms, ...[...exactWords, ...suits].filter(isIndexed)].join(' ');
}

/** Returns the condition that selects products with a word that starts with `beginning`. */
export function buildPrefixCondition(beginning: string): Prisma.ProductWhereInput {
  return isIndexed(beginning)
    ? { searchText: { search: `${beginning}*` } }
    : buildUnindexedPrefixCondition(beginning);
}

function buildUnindexedPrefixCondition(beginning: string): Prisma.ProductWhereInput {
  return { OR: [{ searchText: { startsWith: beginning } }, { searchText: { contains: ` ${beginning}` } }] };
}

function toExactWordCondition(word: string): Prisma.ProductWhereInput {
  return { OR: [{ searchText: { startsWith: `${word} ` } }, { searchText: { contains: ` ${word} ` } }] };
}
