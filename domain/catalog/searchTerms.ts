import { shorten, shortenToCodePoints } from '#domain/text/shorten.ts';
import { foldSpelling } from './searchSpelling.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 32;
/** Longer than any real search. Text beyond this length is ignored. */
const MAX_SEARCH_LENGTH = 1_000;

/** A digit on a key, such as 1️⃣, is an emoji. */
const KEYCAPS = /[\d#*]\uFE0F?\u20E3/g;
/** Apostrophes and invisible characters are parts of words and do not separate them. */
const INTRA_WORD_CHARACTERS = /['’‘ʼ`´\u00AD\u200B\u200C\u2060\uFEFF]|\u200D|[\uFE00-\uFE0F]/g;

/**
 * Returns the words of a search in lower case, without accents and punctuation, and with English plurals in the
 * singular. Symbols and emoji are dropped.
 */
export function toSearchWords(text: string): string[] {
  return splitWords(shorten(text, MAX_SEARCH_LENGTH));
}

/** Returns the distinct words of a search. */
export function toSearchTerms(text: string, limit = MAX_TERMS): string[] {
  return [...new Set(toSearchWords(text))].slice(0, limit);
}

/** Returns the distinct words of a list, normalised as in the index. */
export function toWordList(text: string): readonly string[] {
  return [...new Set(splitWords(text).map(foldSpelling))];
}

function splitWords(text: string): string[] {
  const words = removeAccents(text.toLowerCase())
    .replace(KEYCAPS, ' ')
    .replace(INTRA_WORD_CHARACTERS, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word));
  return words.map((word) => shortenToCodePoints(toSingular(word), MAX_TERM_LENGTH));
}

// Removes accents of Latin letters only. Devanagari vowel signs are marks too, but belong to the word.
function removeAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function toSingular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
