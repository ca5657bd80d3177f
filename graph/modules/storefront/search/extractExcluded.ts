import type { Sort } from '#domain/catalog/catalogTerms.ts';
import type { Meaning } from '#domain/catalog/searchMeanings.ts';
import {
  isFiller,
  isNegation,
  meaningOf,
  meansEverything,
  sortNamed,
} from '#domain/catalog/searchVocabulary.ts';
import { NOT_AFTER, NOT_BEFORE, OR } from '#domain/catalog/searchWords.ts';

/** "Not too expensive" asks for the cheapest first. */
const OPPOSITES: Partial<Record<Sort, string>> = { PRICE_DESC: 'cheap', PRICE_ASC: 'expensive' };

/** The terms of a search without those that it excludes ("ring without stones"), and what these mean. */
export function takeExcluded(terms: readonly string[]): { terms: readonly string[]; excluded: Meaning[] } {
  const excludes = (term: string, at: number) =>
    isNegation(term) || (term === 'but' && meansEverything(terms[at - 1] ?? ''));
  if (!terms.some(excludes)) return { terms, excluded: [] };
  const rest: (string | null)[] = [...terms];
  const excluded: Meaning[] = [];
  for (const [at, term] of terms.entries()) {
    if (!excludes(term, at)) continue;
    rest[at] = null;
    for (let target = findTarget(terms, at); target !== null; target = nextTarget(terms, target)) {
      const word = terms[target] ?? '';
      const meaning = meaningOf(word);
      if (meaning && !meaning.isWish) excluded.push(meaning);
      rest[target] = OPPOSITES[sortNamed(word) ?? 'FEATURED'] ?? null;
    }
  }
  return { terms: rest.filter((term) => term !== null), excluded };
}

/** The place of what a word excludes. "Bina" stands before or after it, and what pieces are made of is excluded rather than a kind. */
function findTarget(terms: readonly string[], at: number): number | null {
  const term = terms[at] ?? '';
  const after = terms.findIndex((each, index) => index > at && maybeTarget(each));
  const before = terms.findLastIndex((each, index) => index < at && maybeTarget(each));
  const choices = [
    ...(NOT_AFTER.has(term) && !NOT_BEFORE.has(term) ? [] : [after]),
    ...(NOT_AFTER.has(term) ? [before] : []),
  ].filter((index) => index >= 0);
  return choices.find((index) => meaningOf(terms[index] ?? '')?.isFact) ?? choices[0] ?? null;
}

/** Words that lead to one more exclusion: "without pearl or diamond". */
function nextTarget(terms: readonly string[], at: number): number | null {
  const isNext = OR.has(terms[at + 1] ?? '') && meaningOf(terms[at + 2] ?? '')?.isFact;
  return isNext ? at + 2 : null;
}

function maybeTarget(term: string): boolean {
  return !isNegation(term) && (!isFiller(term) || sortNamed(term) !== null);
}
