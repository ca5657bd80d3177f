import { shorten, shortenToPoints } from '#domain/text/shorten.ts';
import { foldSpelling } from './searchSpelling.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 32;
/** Nobody types more; the rest of a longer text is ignored. */
const MAX_READ = 1_000;

/** A figure on a key, such as 1️⃣, is a sign. */
const KEYCAPS = /[\d#*]\uFE0F?\u20E3/g;
/** Apostrophes and invisible characters stand within words and separate none. */
const WITHIN_WORDS = /['’‘ʼ`´\u00AD\u200B\u200C\u2060\uFEFF]|\u200D|[\uFE00-\uFE0F]/g;

/**
 * The words of a search: lower case, no accents, no punctuation, English plurals made singular. Signs and emoji are no
 * words.
 */
export function searchWords(text: string): string[] {
  return wordsOf(shorten(text, MAX_READ));
}

/** The words of a search, each once. */
export function searchTerms(text: string, most = MAX_TERMS): string[] {
  return [...new Set(searchWords(text))].slice(0, most);
}

/** The words of a list in the form of the index, each once. */
export function wordList(text: string): readonly string[] {
  return [...new Set(wordsOf(text).map(foldSpelling))];
}

function wordsOf(text: string): string[] {
  const words = withoutAccents(text.toLowerCase())
    .replace(KEYCAPS, ' ')
    .replace(WITHIN_WORDS, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word));
  return words.map((word) => shortenToPoints(singular(word), MAX_TERM_LENGTH));
}

// Only the accents of Latin letters: the vowel signs of Devanagari are marks too, and belong to the word.
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function singular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
