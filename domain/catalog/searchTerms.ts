import { shorten, shortenToPoints } from '#domain/text/shorten.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 32;
/** Beyond that nothing is looked at: nobody types so much. */
const MAX_READ = 1_000;

/** The words of a search: lower case, no accents, no punctuation, English plurals made singular, each once. */
export function searchTerms(text: string): string[] {
  const words = withoutAccents(shorten(text, MAX_READ).toLowerCase())
    .replace(/['’\u200c\u200d]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const terms = words.map((word) => shortenToPoints(singular(word), MAX_TERM_LENGTH));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

// Only the accents of Latin letters: the vowel signs of Devanagari are marks too, and belong to the word.
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function singular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
