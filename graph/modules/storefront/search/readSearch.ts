import { type Category, PRODUCT_TYPES, type ProductType, type Sort } from '#domain/catalog/catalogTerms.ts';
import { SMALLEST_RING } from '#domain/catalog/ringSizes.ts';
import type { Kind, Meaning } from '#domain/catalog/searchMeanings.ts';
import type { SearchRange } from '#domain/catalog/searchRanges.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import {
  findMeaning,
  findMeaningBySound,
  findSort,
  isAudienceWord,
  isFiller,
  meansEveryProduct,
} from '#domain/catalog/searchVocabulary.ts';
import { OR } from '#domain/catalog/searchWords.ts';
import { cacheLast } from './cacheLast.ts';
import { extractExcluded } from './extractExcluded.ts';
import { readTerms, stem } from './readTerms.ts';

const MAX_WORDS = 8;

/** Words that name a product type. A text that merely mentions them does not match. */
const types = new Map(
  PRODUCT_TYPES.flatMap((type) => {
    const meaning = findMeaning(searchTerms(type)[0] ?? '');
    return meaning ? [[meaning, type] as const] : [];
  }),
);

const LIST = /[,&+/]|\s(?:and|or|ra|athawa|र|वा|अथवा)\s/i;

/** One requested property of a search. */
export interface SearchWord {
  /** Word as typed, in the form of the index. */
  term: string;
  /** Prefix that matches; null for a word of the vocabulary, or "top" would find topaz. */
  beginning: string | null;
  /** Exact words that match. */
  exactWords: readonly string[];
  /** Exact words that also match, ranked after those. */
  suits: readonly string[];
  /** True if a mention in a description does not count once any product has it as a fact. */
  isAttribute: boolean;
  /** True if it names a category, which ranks products better than their names do. */
  isCategory: boolean;
  /** Kind of jewelry it names; null if none. */
  kind: Kind | null;
  aspect: Meaning['aspect'];
}

/** A search without its price: a product must have one of the types, and match everything else. */
export interface ParsedSearch {
  /** True if all products match: the search is blank, or only a word such as "jewelry". */
  matchesAllProducts: boolean;
  /** True if it joins several things, as "jhumka and ring". */
  isList: boolean;
  /** True if one of its words stands for all products. */
  hasCatchAllTerm: boolean;
  types: ProductType[];
  words: SearchWord[];
  /** Rank the products found; if nothing else is searched for, they select products themselves. */
  preferences: SearchWord[];
  sizes: string[];
  /** Product type the sizes belong to; null for any. */
  sizeProductType: ProductType | null;
  weightMg: SearchRange | null;
  /** Requested sort order, as in "cheap"; null if none. */
  sort: Sort | null;
  /** Categories ranked first. */
  categories: Category[];
  /** Kinds of jewelry behind `types`. */
  kindsOfTypes: Kind[];
  /** Product types that are excluded, also as a word in names or facts. */
  excludedTypes: ProductType[];
  excluded: Meaning[];
}

export const readSearch = cacheLast((search: string): ParsedSearch => {
  const { terms: all, sizes, sizeProductType, weightMg, isBlank } = readTerms(search);
  const { terms: includedTerms, excluded } = extractExcluded(all);
  // A single digit is part of too many words and numbers.
  const terms = includedTerms.filter(
    (term, at) => !/^\d$/.test(term) || isSize(term, includedTerms.slice(0, at)),
  );
  const content = terms.filter(isContent).slice(0, MAX_WORDS);
  const sort = terms.map(findSort).find((candidate) => candidate !== null) ?? null;
  const isCatchAllTerm = (term: string) =>
    meansEveryProduct(term) && (content.length === 0 || !isAudienceWord(term));
  const hasCatchAllTerm = sort !== null || excluded.length > 0 || terms.some(isCatchAllTerm);
  const isNarrowed = sizes.length > 0 || weightMg !== null || excluded.length > 0;
  const counted = content.length > 0 || hasCatchAllTerm || isNarrowed ? content : terms.slice(0, MAX_WORDS);

  const read: ParsedSearch = {
    isList: LIST.test(search),
    hasCatchAllTerm,
    matchesAllProducts: (isBlank || hasCatchAllTerm) && content.length === 0 && !isNarrowed,
    types: [],
    words: [],
    preferences: [],
    sizes: [...sizes],
    sizeProductType,
    weightMg,
    sort,
    categories: [],
    kindsOfTypes: [],
    excludedTypes: excluded.flatMap((meaning) => types.get(meaning) ?? []),
    excluded: excluded.filter((meaning) => !types.has(meaning)),
  };
  const seenMeanings = new Set<Meaning>();
  for (const [at, term] of counted.entries()) {
    if (isSize(term, counted.slice(0, at))) {
      read.sizes.push(term);
      continue;
    }
    const meaning = findMeaning(term) ?? findMeaningBySound(term);
    if (meaning && seenMeanings.has(meaning)) continue;
    if (meaning) seenMeanings.add(meaning);
    addTerm(read, { term, meaning, alternative: findAlternative(term, includedTerms) });
  }
  return read;
});

/**
 * A single letter among other words is still being typed, or a size of something else; a year describes a fashion.
 */
function isContent(term: string): boolean {
  return !meansEveryProduct(term) && !isFiller(term) && !/^(?:[a-z]|\d+(?:st|nd|rd|th)|20\d\d)$/.test(term);
}

/** Returns true if the term is a size, as in "ring white gold 16" and "tilhari 24". */
function isSize(term: string, before: readonly string[]): boolean {
  if (!/^\d\d?$/.test(term) || Number(term) < SMALLEST_RING) return false;
  const sized = before.map((word) => findMeaning(word)?.kind?.closestType);
  return sized.includes('RINGS') || sized.includes('NECKLACES');
}

interface ReadTerm {
  term: string;
  meaning: Meaning | null;
  /** Term joined to it by a preceding "or"; null if there is none. */
  alternative: string | null;
}

function findAlternative(term: string, terms: readonly string[]): string | null {
  const at = terms.indexOf(term);
  return OR.has(terms[at - 1] ?? '') ? (terms[at - 2] ?? null) : null;
}

function addTerm(read: ParsedSearch, { term, meaning, alternative }: ReadTerm): void {
  const isListed = findMeaning(term) !== null;
  const type = meaning && types.get(meaning);
  if (type) {
    read.types.push(type);
    if (meaning.kind) read.kindsOfTypes.push(meaning.kind);
    return;
  }
  if (meaning?.category) read.categories.push(meaning.category);
  const aspect = isListed && meaning ? meaning.aspect : null;
  const other = read.words.find(
    (word) => (aspect && word.aspect === aspect) || (isListed && word.term === alternative),
  );
  if (other && meaning && !meaning.isSoft) {
    other.exactWords = [...other.exactWords, ...meaning.words];
    other.suits = [...other.suits, ...meaning.suits];
    return;
  }
  (meaning?.isSoft ? read.preferences : read.words).push({
    term,
    beginning: isListed ? null : stem(term),
    exactWords: meaning?.words ?? [],
    suits: meaning?.suits ?? [],
    isAttribute: isListed && Boolean(meaning?.isAttribute),
    isCategory: Boolean(meaning?.category),
    kind: meaning?.kind ?? null,
    aspect,
  });
}
