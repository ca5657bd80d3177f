import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import { isVocabulary, meaningBySound, meaningOf } from '#domain/catalog/searchVocabulary.ts';
import { MISSPELT } from '#domain/catalog/searchWords.ts';
import { isSlipOf, lacksVowel, nearest, withoutVowels } from './compareSpelling.ts';
import { readTerms, saysNothing } from './readTerms.ts';

/** The words by which products are found. */
export interface KnownWords {
  /** Some product has a word that begins so. */
  hasBeginning(term: string): boolean;
  /** Some product is called or made so. */
  hasName(word: string): boolean;
  /** Words of so many letters that products are called and made of. */
  namesOfLengths(from: number, to: number): Iterable<string>;
}

/** A shorter word is near too many names; one that lacks a vowel is not: "himl". */
const SHORTEST_OF_NAMES = 5;
const SHORTEST_WITHOUT_VOWEL = 4;
const SHORTEST_PART = 3;
/** Words of a search that are looked at. */
const MOST_TYPED = 24;

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
    MISSPELT.find((word) => isSlipOf(term, word)) ??
    null
  );
}

function amongNames(term: string, known: KnownWords): string | null {
  if (term.length < SHORTEST_WITHOUT_VOWEL) return null;
  if (term.length < SHORTEST_OF_NAMES) {
    const longer = [...known.namesOfLengths(term.length + 1, term.length + 1)];
    return longer.find((word) => lacksVowel(term, word)) ?? null;
  }
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

/** Without its vowels, as "slvr" is silver: only kinds of jewelry and what they are made of are shortened so. */
function isShortened(term: string, word: string): boolean {
  if (term.length < SHORTEST_PART || /[aeiou]/.test(term)) return false;
  const meaning = meaningOf(word);
  return Boolean(meaning?.kind || meaning?.isFact) && withoutVowels(word) === term;
}
