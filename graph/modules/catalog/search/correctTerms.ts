import { distance } from 'fastest-levenshtein';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import { isVocabulary, meaningBySound, meaningOf } from '#domain/catalog/searchVocabulary.ts';
import { MISSPELT } from '#domain/catalog/searchWords.ts';
import { readTerms, saysNothing } from './readSearch.ts';

/** The words by which products are found. */
export interface KnownWords {
  /** Some product has a word that begins so. */
  hasBeginning(term: string): boolean;
  /** Some product is called or made so. */
  hasName(word: string): boolean;
  /** Words of so many letters that products are called and made of. */
  namesOfLengths(from: number, to: number): Iterable<string>;
}

/** From this length on a word may have two slips. */
const LONG = 9;
/** A shorter word is near too many others: only two letters that changed places, or one too often, are a slip of it. */
const MIDDLING = 6;
const SHORTEST = 4;
/** A shorter word is near too many names. */
const SHORTEST_OF_NAMES = 5;
const SHORTEST_PART = 3;
/** Words of a search that are looked at. */
const MOST_TYPED = 24;
/** Only so long a word is told from others by its consonants. */
const SHORTEST_OF_SOUND = 7;
const MOST_OTHER_LETTERS = 3;

/**
 * The search with each misspelt word replaced by the word that it is meant as; null if none is. Only a word that nothing
 * is found by is misspelt, and only a word of the same beginning and nearly the same letters is meant.
 */
export function correctTerms(search: string, known: KnownWords): string | null {
  const { terms, phrases } = readTerms(search);
  const isUnknown = terms.map((term) => isMisspelt(term, known));
  if (!isUnknown.includes(true)) return null;

  const corrected: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [term = '', next = ''] = terms.slice(at, at + 2);
    const isName = next !== '' && (isUnknown[at] || isUnknown[at + 1]) && known.hasName(term + next);
    if (isName) at++;
    corrected.push(isName ? term + next : isUnknown[at] ? meantWord(term, known) : term);
  }
  const meant = [...corrected, ...phrases].join(' ');
  return meant === [...terms, ...phrases].join(' ') ? null : meant;
}

/**
 * The search without the words that no product has, if any of the others says what is searched for: "special tilhari" is
 * about tilharis. Null if it stays as it is.
 */
export function withoutUnknownWords(search: string, known: Pick<KnownWords, 'hasBeginning'>): string | null {
  const { terms } = readTerms(search);
  const unknown = new Set(terms.filter((term) => isWord(term) && !known.hasBeginning(term)));
  if (unknown.size === 0 || !terms.some(saysWhat)) return null;
  const kept = search
    .split(/\s+/, MOST_TYPED)
    .filter((typed) => !toWords(typed).some((word) => unknown.has(word)));
  const first = kept.findIndex((typed) => !saysNothing(typed));
  const last = kept.findLastIndex((typed) => !saysNothing(typed));
  return kept.slice(first, last + 1).join(' ') || null;
}

/** A look at the products decides about such a word in either script, which has no meaning. */
function isWord(term: string): boolean {
  return /^[\p{L}\p{M}]{2,}$/u.test(term) && !isVocabulary(term) && meaningBySound(term) === null;
}

/** It names a kind of jewelry, what one is made of, or a gift; an occasion is one of dresses too. */
function saysWhat(term: string): boolean {
  const meaning = meaningOf(term) ?? meaningBySound(term);
  return meaning !== null && (meaning.kind !== null || meaning.isFact);
}

function toWords(typed: string): string[] {
  return searchTerms(typed).map(foldSpelling);
}

/** A look at the products decides about these words; others are never misspelt. */
export function mayBeMisspelt(term: string): boolean {
  return /^[a-z]{2,}$/.test(term) && !isVocabulary(term) && meaningBySound(term) === null;
}

function isMisspelt(term: string, known: KnownWords): boolean {
  return mayBeMisspelt(term) && !known.hasBeginning(term);
}

function meantWord(term: string, known: KnownWords): string {
  return inVocabulary(term) ?? amongNames(term, known) ?? asWords(term) ?? term;
}

function inVocabulary(term: string): string | null {
  return (
    nearest(term, MISSPELT) ??
    MISSPELT.find((word) => isShortened(term, word)) ??
    MISSPELT.find((word) => beginsAlike(term, word) && isMeant(term, word)) ??
    MISSPELT.find((word) => hasOtherBeginning(term, word)) ??
    null
  );
}

function amongNames(term: string, known: KnownWords): string | null {
  if (term.length < SHORTEST_OF_NAMES) return null;
  return nearest(term, known.namesOfLengths(term.length - 1, term.length + 1), 1);
}

/** A kind and what it is made of without the spaces between them: "goldring", "rosegoldring". */
function asWords(term: string, most = 3): string | null {
  const isPart = (part: string) => {
    const meaning = meaningOf(part);
    return Boolean(meaning?.kind || meaning?.isFact);
  };
  if (isPart(term)) return term;
  if (most === 1) return null;
  for (let at = SHORTEST_PART; at <= term.length - SHORTEST_PART; at++) {
    const rest = isPart(term.slice(0, at)) ? asWords(term.slice(at), most - 1) : null;
    if (rest !== null) return `${term.slice(0, at)} ${rest}`;
  }
  return null;
}

function nearest(term: string, words: Iterable<string>, allowed = slipsAllowed(term)): string | null {
  if (allowed === 0) return null;
  let best: { word: string; slips: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - term.length) > allowed || !beginsAlike(term, word)) continue;
    const slips = slipsBetween(term, word);
    if (slips > allowed || (best && (best.slips < slips || (best.slips === slips && best.word <= word))))
      continue;
    best = { word, slips };
  }
  return best?.word ?? null;
}

function slipsAllowed(term: string): number {
  if (term.length < SHORTEST) return 0;
  return term.length < LONG ? 1 : 2;
}

function beginsAlike(term: string, word: string): boolean {
  const areVowels = term.length >= LONG && /^[aeiou]/.test(term) && /^[aeiou]/.test(word);
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]) || areVowels;
}

/** Letters too many, missing or exchanged for one that sounds alike; two neighbours that changed places are one slip. */
function slipsBetween(typed: string, word: string): number {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
  const [typedOnce, wordOnce] = [withoutDoubles(typed), withoutDoubles(word)];
  if (swapped === word || typedOnce === wordOnce || withoutDoubles(swapped) === wordOnce) return 1;
  if (typed.length < MIDDLING && word.length < MIDDLING && typed.length >= word.length)
    return Number.POSITIVE_INFINITY;
  return distance(typed, word) + (typed.length === word.length ? unlike(typed, word) : 0);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

const ALIKE = ['aeiouy', 'ckqsxzgj', 'bpvfw', 'dt', 'mn', 'lr'];
/** Each row of a keyboard, on which neighbours are mistaken for each other; in a short word that makes another word. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SHORTEST_OF_KEYS = 7;

function unlike(typed: string, word: string): number {
  const mayBeKey = typed.length >= SHORTEST_OF_KEYS;
  return [...typed].filter((letter, index) => {
    const other = word.charAt(index);
    const isAlike = ALIKE.some((letters) => letters.includes(letter) && letters.includes(other));
    return letter !== other && !isAlike && !(mayBeKey && areNeighbours(letter, other));
  }).length;
}

function areNeighbours(letter: string, other: string): boolean {
  return KEYS.some(
    (row) =>
      row.includes(letter) && row.includes(other) && Math.abs(row.indexOf(letter) - row.indexOf(other)) === 1,
  );
}

/** Of more than one slip, but of the same sound or nearly the same letters. */
function isMeant(typed: string, word: string): boolean {
  if (typed.length < MIDDLING || distance(typed, word) > MOST_OTHER_LETTERS) return false;
  return hasOtherVowels(typed, word) || soundsAlike(typed, word) || isScrambled(typed, word);
}

/** Its first letter is missing, as in "ecklace", or in a longer word another one, as in "becklace". */
function hasOtherBeginning(typed: string, word: string): boolean {
  if (typed.length < MIDDLING || word.length < SHORTEST_OF_SOUND) return false;
  const isExchanged = typed.length > SHORTEST_OF_SOUND && typed.length === word.length;
  return (isExchanged ? typed.slice(1) : typed) === word.slice(1);
}

/** Two of its vowels are wrong, as in "pandent". */
function hasOtherVowels(typed: string, word: string): boolean {
  const isLong = typed.length === word.length && distance(typed, word) < MOST_OTHER_LETTERS;
  return isLong && withoutVowels(typed) === withoutVowels(word);
}

/** The same consonants in the same places, as in "daimand" and "safire"; a shorter word sounds like too many. */
function soundsAlike(typed: string, word: string): boolean {
  return word.length >= SHORTEST_OF_SOUND && consonantsOf(typed) === consonantsOf(word);
}

function consonantsOf(word: string): string {
  const sounds = word
    .replace(/p?ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k');
  return withoutDoubles(sounds.replace(/[aeiouy]+/g, '-')).replace(/-$/, '');
}

/** Its letters in another order, or all but one of them, as in "necalce". */
function isScrambled(typed: string, word: string): boolean {
  const left = [...word];
  for (const letter of typed) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length <= 1;
}

function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/** Without its vowels, as "slvr" is silver: only kinds of jewelry and what they are made of are shortened so. */
function isShortened(term: string, word: string): boolean {
  if (term.length < SHORTEST_PART || /[aeiou]/.test(term)) return false;
  const meaning = meaningOf(word);
  return Boolean(meaning?.kind || meaning?.isFact) && withoutVowels(word) === term;
}
