import { readMeasures } from '#domain/catalog/searchMeasures.ts';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { searchWords } from '#domain/catalog/searchTerms.ts';
import {
  findMeaning,
  findMeaningBySound,
  findSort,
  isFiller,
  isNegation,
  meansEveryProduct,
} from '#domain/catalog/searchVocabulary.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { cacheLast } from './cacheLast.ts';

const MAX_TYPED_WORDS = 24;
/** Shorter names are compared only by their letters. */
const MIN_SOUND_LENGTH = 7;

/** Returns the typed words in order, in the spelling of the index, and the measurements among them. */
export const readTerms = cacheLast((search: string) => {
  const { search: rest, ...measures } = readMeasures(
    withoutCarats(withFineness(withLatinDigits(search).replace(PERCENT, ' '))),
  );
  const typedWords = removeDuplicates(searchWords(rest).map(foldSpelling)).slice(0, MAX_TYPED_WORDS);
  const terms: readonly string[] = joinNames(typedWords.flatMap(splitFigures).flatMap(splitNepali)).map(
    withoutEnding,
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
  return word.length >= MIN_SOUND_LENGTH && Boolean(findMeaningBySound(word)?.kind);
}

/** Splits "22kgold" and "ring925" into two words if both are in the vocabulary. */
function splitFigures(term: string): string[] {
  const [, first = '', second = ''] = FIGURES_FIRST.exec(term) ?? FIGURES_LAST.exec(term) ?? [];
  return findMeaning(first) && findMeaning(second) ? [first, second] : [term];
}

/** Splits "सुनकोऔंठी" into "सुनको औंठी". */
function splitNepali(term: string): string[] {
  const [, first = '', second = ''] = NEPALI_COMPOUND.exec(term) ?? [];
  return findMeaning(withoutEnding(first)) && findMeaning(withoutEnding(second)) ? [first, second] : [term];
}

const NEPALI_COMPOUND = /^(.+(?:को|का))([\u0900-\u097F]{2,})$/;
const FIGURES_FIRST = /^(\d+k?)([a-z]{3,})$/;
const FIGURES_LAST = /^([a-z]{3,}?)s?(\d+k?)$/;

const ENDING = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|बाट|सग|भदा|हरु)$|(?:haru)?(?:ko|ka|ki|lai|le|haru)$/;
/** Endings of words that match only phonetically. More endings would match too many ordinary words. */
const ENDING_OF_SOUND = /(?:haru)?(?:ko|ka)$|haru$/;

/** Removes a postposition joined to a word of the vocabulary: "हिराको" is about diamonds. */
function withoutEnding(term: string): string {
  if (isVocabularyWord(term)) return term;
  const word = term.replace(ENDING, '');
  if (word !== term && isVocabularyWord(word)) return word;
  const stemmedTerm = term.replace(ENDING_OF_SOUND, '');
  return stemmedTerm !== term && findMeaningBySound(stemmedTerm) ? stemmedTerm : term;
}

function isVocabularyWord(word: string): boolean {
  return findMeaning(word) !== null || meansEveryProduct(word) || isFiller(word);
}

/** Removes an ending, so that "engraving" finds "engraved", and "सयपत्रीको" finds sayapatri. */
export function stem(term: string): string {
  if (/^[a-z]{7,}$/.test(term)) return term.replace(/(ing|ed|(?:haru)?ko|haru)$/, '');
  return term.length > MIN_STEM_LENGTH ? term.replace(NEPALI_ENDING, '') : term;
}

const MIN_STEM_LENGTH = 4;
const NEPALI_ENDING = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|हरु)$/;

const FINENESS =
  /(?<![\d.])(9|1\d|2[0-4])[ -]?(?:[ck]y?[ae]rr?[aeio]ts?|krt|kt|ct|k|c|(?:क्या|कै|क्य|का|क)रे?ट(?:को)?|के)(?![a-z0-9\u0900-\u097F])/gi;
const FINENESS_AFTER_K = /(?<![\w-])k ?(9|1[048]|2[1-4])(?![\w-])/gi;
/** Weight of a stone, which the search ignores: "1 carat diamond ring". */
const CARATS =
  /(?<![a-z\d.-])(?:\d*\.?\d+|half|quarter|one|two|ek|आधा|एक)[ -]?(?:carats?|cts?|cents?|क्यारेट(?:को)?)(?![a-z0-9\u0900-\u097F])/gi;

/** A discount such as "10% off", which must not be read as part of a SKU. */
const PERCENT = /\d+(?:\.\d+)?\s*%/g;

/** Returns the search with "22 carat", "22kt" and "२२ क्यारेट" as "22k". The weight of a stone is unchanged. */
function withFineness(search: string): string {
  const replaceFineness = (match: string, carats: string, at: number) =>
    isPartOfCode(search, { from: at, to: at + match.length }) ? match : `${carats}k`;
  return search.replace(FINENESS, replaceFineness).replace(FINENESS_AFTER_K, '$1k');
}

/** Returns true if the fineness is joined to anything but words: "GR-22CT-104" is a SKU, "gold-22ct-ring" is not. */
function isPartOfCode(search: string, { from, to }: { from: number; to: number }): boolean {
  const textBefore = search.slice(0, from).split(NOT_JOINED).at(-1) ?? '';
  const [textAfter = ''] = search.slice(to).split(NOT_JOINED, 1);
  const joinedWords = searchWords(`${textBefore} ${textAfter}`.replace(FINENESS, ' '));
  return joinedWords.some((word) => !isVocabularyWord(withoutEnding(foldSpelling(word))));
}

const NOT_JOINED = /[^\p{L}\p{M}\d-]/u;

function withoutCarats(search: string): string {
  const rest = search.replace(CARATS, ' ');
  return /\p{L}/u.test(rest) ? rest : search;
}
