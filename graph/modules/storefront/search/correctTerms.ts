import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { toSearchTerms } from '#domain/catalog/searchTerms.ts';
import { findMeaning, findMeaningBySound, isKnownWord } from '#domain/catalog/searchVocabulary.ts';
import { CORRECTIONS } from '#domain/catalog/searchWords.ts';
import { findNearestWord, isMissingVowel, isTypoOf, removeVowels } from './compareSpelling.ts';
import { isFillerOnly, readTerms } from './readTerms.ts';

/** Words that find products. */
export interface ProductWords {
  /** True if some product has a word with this beginning. */
  hasBeginning(term: string): boolean;
  /** True if the word is in some product's names or details. */
  hasName(word: string): boolean;
  /** Words of these lengths in the products' names and details. */
  listNamesOfLengths(from: number, to: number): Iterable<string>;
}

/** Shorter words resemble too many names, unless a vowel is missing: "himl". */
const MIN_NAME_LENGTH = 5;
const MIN_VOWELLESS_LENGTH = 4;
const MIN_PART_LENGTH = 3;
/** Maximum number of words considered in a search. */
const MAX_TYPED_WORDS = 24;

/**
 * Returns the search with its misspelt words corrected; null if there are none. A word counts as misspelt only if it
 * finds nothing, and is corrected only to a word with the same beginning and nearly the same letters.
 */
export function correctTerms(search: string, productWords: ProductWords): string | null {
  const { terms, phrases } = readTerms(search);
  const misspeltFlags = terms.map((term) => isMisspelt(term, productWords));
  if (!misspeltFlags.includes(true)) return null;

  const correctedTerms: string[] = [];
  for (let index = 0; index < terms.length; index++) {
    const [term = '', nextTerm = ''] = terms.slice(index, index + 2);
    const isName =
      nextTerm !== '' &&
      (misspeltFlags[index] || misspeltFlags[index + 1]) &&
      productWords.hasName(term + nextTerm);
    if (isName) index++;
    correctedTerms.push(
      isName ? term + nextTerm : misspeltFlags[index] ? correctWord(term, productWords) : term,
    );
  }
  const correctedSearch = [...correctedTerms, ...phrases].join(' ');
  return correctedSearch === [...terms, ...phrases].join(' ') ? null : correctedSearch;
}

/**
 * Returns the search without words that no product has, if another word names the subject. For example, "special
 * tilhari" is about tilharis. Returns null if nothing changes.
 */
export function removeUnknownWords(
  search: string,
  productWords: Pick<ProductWords, 'hasBeginning'>,
): string | null {
  const { terms } = readTerms(search);
  const unknownWords = new Set(
    terms.filter((term) => isOutsideVocabulary(term) && !productWords.hasBeginning(term)),
  );
  if (unknownWords.size === 0 || !terms.some(isSubjectTerm)) return null;
  const remainingWords = search
    .split(/\s+/, MAX_TYPED_WORDS)
    .filter((text) => !toWords(text).some((word) => unknownWords.has(word)));
  const firstIndex = remainingWords.findIndex((text) => !isFillerOnly(text));
  const lastIndex = remainingWords.findLastIndex((text) => !isFillerOnly(text));
  return remainingWords.slice(firstIndex, lastIndex + 1).join(' ') || null;
}

/** Returns true for a word outside the vocabulary, in either script, which must be looked up in the products. */
function isOutsideVocabulary(term: string): boolean {
  return /^[\p{L}\p{M}]{2,}$/u.test(term) && !isKnownWord(term) && findMeaningBySound(term) === null;
}

/**
 * Returns true for a kind of jewellery, a material or a gift. An occasion does not count, since the search could be for
 * clothes.
 */
function isSubjectTerm(term: string): boolean {
  const meaning = findMeaning(term) ?? findMeaningBySound(term);
  return meaning !== null && (meaning.kind !== null || meaning.isAttribute);
}

function toWords(text: string): string[] {
  return toSearchTerms(text).map(foldSpelling);
}

/** Returns true for words that must be looked up in the products; other words are never misspelt. */
export function canBeMisspelt(term: string): boolean {
  return /^[a-z]{2,}$/.test(term) && !isKnownWord(term) && findMeaningBySound(term) === null;
}

function isMisspelt(term: string, productWords: ProductWords): boolean {
  return canBeMisspelt(term) && !productWords.hasBeginning(term);
}

function correctWord(term: string, productWords: ProductWords): string {
  return findSimilarTerm(term) ?? findSimilarName(term, productWords) ?? splitCompound(term) ?? term;
}

function findSimilarTerm(term: string): string | null {
  return (
    findNearestWord(term, CORRECTIONS) ??
    CORRECTIONS.find((word) => isVowellessForm(term, word)) ??
    CORRECTIONS.find((word) => isTypoOf(term, word)) ??
    null
  );
}

function findSimilarName(term: string, productWords: ProductWords): string | null {
  if (term.length < MIN_VOWELLESS_LENGTH) return null;
  if (term.length < MIN_NAME_LENGTH) {
    const longerNames = [...productWords.listNamesOfLengths(term.length + 1, term.length + 1)];
    return longerNames.find((word) => isMissingVowel(term, word)) ?? null;
  }
  return findNearestWord(term, productWords.listNamesOfLengths(term.length - 1, term.length + 1), 1);
}

/** Splits a kind and its materials written as one word, such as "goldring" or "rosegoldring". */
function splitCompound(term: string, maxParts = 3): string | null {
  const isPart = (part: string) => {
    const meaning = findMeaning(part);
    return Boolean(meaning?.kind || meaning?.isAttribute);
  };
  if (isPart(term)) return term;
  if (maxParts === 1) return null;
  for (let index = MIN_PART_LENGTH; index <= term.length - MIN_PART_LENGTH; index++) {
    const remainder = isPart(term.slice(0, index)) ? splitCompound(term.slice(index), maxParts - 1) : null;
    if (remainder !== null) return `${term.slice(0, index)} ${remainder}`;
  }
  return null;
}

/**
 * Returns true for a word without its vowels, such as "slvr" for silver. Only kinds and materials are abbreviated in
 * this way.
 */
function isVowellessForm(term: string, word: string): boolean {
  if (term.length < MIN_PART_LENGTH || /[aeiou]/.test(term)) return false;
  const meaning = findMeaning(word);
  return Boolean(meaning?.kind || meaning?.isAttribute) && removeVowels(word) === term;
}
