import { distance } from 'fastest-levenshtein';
import { namesKind, SYNONYMS, sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { isIndexed } from './searchCondition.ts';

/** Words of these lengths, among which the nearest to a misspelt one is. */
export interface Lengths {
  from: number;
  to: number;
}

/** How long the words are that a term may be a misspelling of; null for one that is meant as it is typed. */
export function lengthsNear(term: string): Lengths | null {
  const slips = slipsAllowed(term);
  if (!isIndexed(term) || slips === 0 || namesKind(term) || sameMeaning(term).length > 1) return null;
  return { from: term.length - slips, to: term.length + slips };
}

/** The word nearest to a misspelt one; the term itself when nothing is near it. */
export function nearestWord(term: string, words: Iterable<string>): string {
  const slips = slipsAllowed(term);
  const near = [...words, ...SYNONYMS]
    .map((word) => ({ word, slips: slipsBetween(term, word) }))
    .filter((candidate) => candidate.slips <= slips)
    .sort((one, other) => one.slips - other.slips || one.word.localeCompare(other.word));
  return near[0]?.word ?? term;
}

/** Numbers and very short words are meant as they are typed. */
function slipsAllowed(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/** Letters too many, missing or wrong; two neighbours that changed places are one slip. */
function slipsBetween(typed: string, word: string): number {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const exchanged = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
  return exchanged === word ? 1 : distance(typed, word);
}
