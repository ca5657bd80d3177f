import { readMeasures } from '#domain/catalog/searchMeasures.ts';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { toSearchWords } from '#domain/catalog/searchTerms.ts';
import {
  findMeaning,
  findMeaningBySound,
  findSort,
  isCatchAllWord,
  isFiller,
  isNegation,
} from '#domain/catalog/searchVocabulary.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';
import { cacheLast } from './cacheLast.ts';

const MAX_TYPED_WORDS = 24;
/** Shorter names are compared only by their letters. */
const MIN_PHONETIC_LENGTH = 7;

/** Returns the typed words in order, in the spelling of the index, and the measurements among them. */
export const readTerms = cacheLast((search: string) => {
  const { search: remainingText, ...measures } = readMeasures(
    removeStoneWeights(normaliseFineness(toLatinDigits(search).replace(PERCENT, ' '))),
  );
  const typedWords = removeDuplicates(toSearchWords(remainingText).map(foldSpelling)).slice(
    0,
    MAX_TYPED_WORDS,
  );
  const terms: readonly string[] = joinNames(typedWords.flatMap(splitDigits).flatMap(splitNepali)).map(
    removePostposition,
  );
  return { terms, isBlank: search.trim() === '', ...measures };
});

/** Returns true if the search contains only words such as "for" and "price", which describe no product. */
export function isFillerOnly(search: string): boolean {
  const { terms, phrases } = readTerms(search);
  const areAllFillers = terms.every(
    (term) => (isFiller(term) && findSort(term) === null) || isNegation(term),
  );
  return terms.length > 0 && phrases.length === 0 && areAllFillers;
}

/** Removes duplicates. A negation can occur several times: "no pearl, no diamond". */
function removeDuplicates(words: readonly string[]): string[] {
  const seenWords = new Set<string>();
  return words.filter((word) => isNegation(word) || (!seenWords.has(word) && seenWords.add(word)));
}

/** Joins words that form one name, such as "ear ring" and "kan ko ring". */
function joinNames(terms: readonly string[]): string[] {
  const joinedWords: string[] = [];
  for (const term of terms) {
    const last = joinedWords.at(-1);
    if (last !== undefined && isName(last + term)) joinedWords[joinedWords.length - 1] = last + term;
    else joinedWords.push(term);
  }
  return joinedWords;
}

/** Long names can be spelt phonetically, as in "maang teeka". */
function isName(word: string): boolean {
  if (findMeaning(word) || findSort(word)) return true;
  return word.length >= MIN_PHONETIC_LENGTH && Boolean(findMeaningBySound(word)?.kind);
}

/** Splits "22kgold" and "ring925" into two words if both are in the vocabulary. */
function splitDigits(term: string): string[] {
  const [, first = '', second = ''] = LEADING_DIGITS.exec(term) ?? TRAILING_DIGITS.exec(term) ?? [];
  return findMeaning(first) && findMeaning(second) ? [first, second] : [term];
}

/** Splits "सुनकोऔंठी" into "सुनको औंठी". */
function splitNepali(term: string): string[] {
  const [, first = '', second = ''] = NEPALI_COMPOUND.exec(term) ?? [];
  return findMeaning(removePostposition(first)) && findMeaning(removePostposition(second))
    ? [first, second]
    : [term];
}

const NEPALI_COMPOUND = /^(.+(?:को|का))([\u0900-\u097F]{2,})$/;
const LEADING_DIGITS = /^(\d+k?)([a-z]{3,})$/;
const TRAILING_DIGITS = /^([a-z]{3,}?)s?(\d+k?)$/;

const POSTPOSITION = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|बाट|सग|भदा|हरु)$|(?:haru)?(?:ko|ka|ki|lai|le|haru)$/;
/** Endings of words that match only phonetically. More endings would match too many ordinary words. */
const PHONETIC_POSTPOSITION = /(?:haru)?(?:ko|ka)$|haru$/;

/** Removes a postposition joined to a word of the vocabulary: "हिराको" is about diamonds. */
function removePostposition(term: string): string {
  if (isVocabularyWord(term)) return term;
  const word = term.replace(POSTPOSITION, '');
  if (word !== term && isVocabularyWord(word)) return word;
  const stemmedTerm = term.replace(PHONETIC_POSTPOSITION, '');
  return stemmedTerm !== term && findMeaningBySound(stemmedTerm) ? stemmedTerm : term;
}

function isVocabularyWord(word: string): boolean {
  return findMeaning(word) !== null || isCatchAllWord(word) || isFiller(word);
}

/** Removes an ending, so that "engraving" finds "engraved", and "सयपत्रीको" finds sayapatri. */
export function stem(term: string): string {
  if (/^[a-z]{7,}$/.test(term)) return term.replace(/(ing|ed|(?:haru)?ko|haru)$/, '');
  return term.length > MIN_STEM_LENGTH ? term.replace(NEPALI_ENDING, '') : term;
}

const MIN_STEM_LENGTH = 4;
const NEPALI_ENDING = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|हरु)$/;

const FINENESS_PATTERN =
  /(?<![\d.])(9|1\d|2[0-4])[ -]?(?:[ck]y?[ae]rr?[aeio]ts?|krt|kt|ct|k|c|(?:क्या|कै|क्य|का|क)रे?ट(?:को)?|के)(?![a-z0-9\u0900-\u097F])/gi;
const FINENESS_AFTER_K = /(?<![\w-])k ?(9|1[048]|2[1-4])(?![\w-])/gi;
/** Weight of a stone, which the search ignores: "1 carat diamond ring". */
const STONE_WEIGHT =
  /(?<![a-z\d.-])(?:\d*\.?\d+|half|quarter|one|two|ek|आधा|एक)[ -]?(?:carats?|cts?|cents?|क्यारेट(?:को)?)(?![a-z0-9\u0900-\u097F])/gi;

/** A discount such as "10% off", which must not be read as part of a SKU. */
const PERCENT = /\d+(?:\.\d+)?\s*%/g;

/** Returns the search with "22 carat", "22kt" and "२२ क्यारेट" as "22k". The weight of a stone is unchanged. */
function normaliseFineness(search: string): string {
  const replaceFineness = (match: string, carats: string, offset: number) =>
    isPartOfCode(search, { from: offset, to: offset + match.length }) ? match : `${carats}k`;
  return search.replace(FINENESS_PATTERN, replaceFineness).replace(FINENESS_AFTER_K, '$1k');
}

/** Returns true if the fineness is joined to anything but words: "GR-22CT-104" is a SKU, "gold-22ct-ring" is not. */
function isPartOfCode(search: string, { from, to }: { from: number; to: number }): boolean {
  const textBefore = search.slice(0, from).split(CODE_SEPARATOR).at(-1) ?? '';
  const [textAfter = ''] = search.slice(to).split(CODE_SEPARATOR, 1);
  const joinedWords = toSearchWords(`${textBefore} ${textAfter}`.replace(FINENESS_PATTERN, ' '));
  return joinedWords.some((word) => !isVocabularyWord(removePostposition(foldSpelling(word))));
}

const CODE_SEPARATOR = /[^\p{L}\p{M}\d-]/u;

function removeStoneWeights(search: string): string {
  const remainingText = search.replace(STONE_WEIGHT, ' ');
  return /\p{L}/u.test(remainingText) ? remainingText : search;
}
