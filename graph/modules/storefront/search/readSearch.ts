import { type Category, PRODUCT_TYPES, type ProductType, type Sort } from '#domain/catalog/catalogTerms.ts';
import { MIN_RING_SIZE } from '#domain/catalog/ringSizes.ts';
import type { Kind, Meaning } from '#domain/catalog/searchMeanings.ts';
import type { SearchRange } from '#domain/catalog/searchRanges.ts';
import { toSearchTerms } from '#domain/catalog/searchTerms.ts';
import {
  findMeaning,
  findMeaningBySound,
  findSort,
  isAudienceWord,
  isCatchAllWord,
  isFiller,
} from '#domain/catalog/searchVocabulary.ts';
import { OR_WORDS } from '#domain/catalog/searchWords.ts';
import { cacheLast } from './cacheLast.ts';
import { extractExcluded } from './extractExcluded.ts';
import { readTerms, stem } from './readTerms.ts';

const MAX_WORDS = 8;

/** Words that name a product type. A text that merely mentions them does not match. */
const types = new Map(
  PRODUCT_TYPES.flatMap((type) => {
    const meaning = findMeaning(toSearchTerms(type)[0] ?? '');
    return meaning ? [[meaning, type] as const] : [];
  }),
);

const LIST = /[,&+/]|\s(?:and|or|ra|athawa|र|वा|अथवा)\s/i;

/** One requested property of a search. */
export interface SearchWord {
  /** Typed word, converted to the spelling of the index (`foldSpelling`). */
  term: string;
  /** Prefix that matches; null for a vocabulary word, so that "top" does not find topaz. */
  beginning: string | null;
  /** Exact words that match. */
  exactWords: readonly string[];
  /** Exact words that also match but rank lower. */
  suits: readonly string[];
  /** True if mentions in descriptions are ignored when any product has the word as an attribute. */
  isAttribute: boolean;
  /** True if it names a category. A product's category ranks higher than a word in its name. */
  isCategory: boolean;
  /** Kind of jewellery it names; null if none. */
  kind: Kind | null;
  aspect: Meaning['aspect'];
}

/** A search without its price. A product must have one of the types and meet every other criterion. */
export interface ParsedSearch {
  /** True if all products match: the search is blank, or only a word such as "jewelry". */
  matchesAllProducts: boolean;
  /** True if it lists several kinds, as in "jhumka and ring". */
  isList: boolean;
  /** True if one of its words means any product, such as "jewelry". */
  hasCatchAllTerm: boolean;
  types: ProductType[];
  words: SearchWord[];
  /** Words that rank the results. In a search without other criteria they also select the products. */
  preferences: SearchWord[];
  sizes: string[];
  /** Product type the sizes belong to; null for any. */
  sizeProductType: ProductType | null;
  weightMg: SearchRange | null;
  /** Requested sort order, as in "cheap"; null if none. */
  sort: Sort | null;
  /** Categories ranked first. */
  categories: Category[];
  /** Kinds of jewellery whose product types are in `types`. */
  typeKinds: Kind[];
  /** Excluded product types. Their words in names or facts are excluded too. */
  excludedTypes: ProductType[];
  excluded: Meaning[];
}

export const readSearch = cacheLast((search: string): ParsedSearch => {
  const { terms: allTerms, sizes, sizeProductType, weightMg, isBlank } = readTerms(search);
  const { terms: includedTerms, excluded } = extractExcluded(allTerms);
  // Single digits are ignored, because they occur in too many words and numbers.
  const terms = includedTerms.filter(
    (term, index) => !/^\d$/.test(term) || isSizeTerm(term, includedTerms.slice(0, index)),
  );
  const contentTerms = terms.filter(isContentTerm).slice(0, MAX_WORDS);
  const sort = terms.map(findSort).find((candidate) => candidate !== null) ?? null;
  const isCatchAllTerm = (term: string) =>
    isCatchAllWord(term) && (contentTerms.length === 0 || !isAudienceWord(term));
  const hasCatchAllTerm = sort !== null || excluded.length > 0 || terms.some(isCatchAllTerm);
  const isNarrowed = sizes.length > 0 || weightMg !== null || excluded.length > 0;
  const searchedTerms =
    contentTerms.length > 0 || hasCatchAllTerm || isNarrowed ? contentTerms : terms.slice(0, MAX_WORDS);

  const parsedSearch: ParsedSearch = {
    isList: LIST.test(search),
    hasCatchAllTerm,
    matchesAllProducts: (isBlank || hasCatchAllTerm) && contentTerms.length === 0 && !isNarrowed,
    types: [],
    words: [],
    preferences: [],
    sizes: [...sizes],
    sizeProductType,
    weightMg,
    sort,
    categories: [],
    typeKinds: [],
    excludedTypes: excluded.flatMap((meaning) => types.get(meaning) ?? []),
    excluded: excluded.filter((meaning) => !types.has(meaning)),
  };
  const seenMeanings = new Set<Meaning>();
  for (const [at, term] of searchedTerms.entries()) {
    if (isSizeTerm(term, searchedTerms.slice(0, at))) {
      parsedSearch.sizes.push(term);
      continue;
    }
    const meaning = findMeaning(term) ?? findMeaningBySound(term);
    if (meaning && seenMeanings.has(meaning)) continue;
    if (meaning) seenMeanings.add(meaning);
    addTerm(parsedSearch, { term, meaning, alternative: findAlternative(term, includedTerms) });
  }
  return parsedSearch;
});

/**
 * Returns false for words that do not narrow a search: fillers, words for all products, a single letter, an ordinal and
 * a year, which describes a fashion.
 */
function isContentTerm(term: string): boolean {
  return !isCatchAllWord(term) && !isFiller(term) && !/^(?:[a-z]|\d+(?:st|nd|rd|th)|20\d\d)$/.test(term);
}

/** Returns true if the term is a size, as in "ring white gold 16" and "tilhari 24". */
function isSizeTerm(term: string, precedingTerms: readonly string[]): boolean {
  if (!/^\d\d?$/.test(term) || Number(term) < MIN_RING_SIZE) return false;
  const precedingTypes = precedingTerms.map((word) => findMeaning(word)?.kind?.closestType);
  return precedingTypes.includes('RINGS') || precedingTypes.includes('NECKLACES');
}

interface ClassifiedTerm {
  term: string;
  meaning: Meaning | null;
  /** Term before a preceding "or"; null if there is none. */
  alternative: string | null;
}

function findAlternative(term: string, terms: readonly string[]): string | null {
  const index = terms.indexOf(term);
  return OR_WORDS.has(terms[index - 1] ?? '') ? (terms[index - 2] ?? null) : null;
}

function addTerm(parsedSearch: ParsedSearch, { term, meaning, alternative }: ClassifiedTerm): void {
  const isVocabularyWord = findMeaning(term) !== null;
  const type = meaning && types.get(meaning);
  if (type) {
    parsedSearch.types.push(type);
    if (meaning.kind) parsedSearch.typeKinds.push(meaning.kind);
    return;
  }
  if (meaning?.category) parsedSearch.categories.push(meaning.category);
  const aspect = isVocabularyWord && meaning ? meaning.aspect : null;
  const relatedWord = parsedSearch.words.find(
    (word) => (aspect && word.aspect === aspect) || (isVocabularyWord && word.term === alternative),
  );
  if (relatedWord && meaning && !meaning.isSoft) {
    relatedWord.exactWords = [...relatedWord.exactWords, ...meaning.words];
    relatedWord.suits = [...relatedWord.suits, ...meaning.suits];
    return;
  }
  (meaning?.isSoft ? parsedSearch.preferences : parsedSearch.words).push({
    term,
    beginning: isVocabularyWord ? null : stem(term),
    exactWords: meaning?.words ?? [],
    suits: meaning?.suits ?? [],
    isAttribute: isVocabularyWord && Boolean(meaning?.isAttribute),
    isCategory: Boolean(meaning?.category),
    kind: meaning?.kind ?? null,
    aspect,
  });
}
