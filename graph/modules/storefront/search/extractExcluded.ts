import type { Sort } from '#domain/catalog/catalogTerms.ts';
import type { Meaning } from '#domain/catalog/searchMeanings.ts';
import {
  findMeaning,
  findSort,
  isFiller,
  isNegation,
  meansEveryProduct,
} from '#domain/catalog/searchVocabulary.ts';
import { NOT_AFTER, NOT_BEFORE, OR } from '#domain/catalog/searchWords.ts';

/** "Not too expensive" means cheapest first. */
const OPPOSITES: Partial<Record<Sort, string>> = { PRICE_DESC: 'cheap', PRICE_ASC: 'expensive' };

/** Separates the terms that a search excludes ("ring without stones") from the others, with their meanings. */
export function extractExcluded(terms: readonly string[]): { terms: readonly string[]; excluded: Meaning[] } {
  const excludes = (term: string, at: number) =>
    isNegation(term) || (term === 'but' && meansEveryProduct(terms[at - 1] ?? ''));
  if (!terms.some(excludes)) return { terms, excluded: [] };
  const rest: (string | null)[] = [...terms];
  const excluded: Meaning[] = [];
  for (const [at, term] of terms.entries()) {
    if (!excludes(term, at)) continue;
    rest[at] = null;
    for (let target = findTarget(terms, at); target !== null; target = nextTarget(terms, target)) {
      const word = terms[target] ?? '';
      const meaning = findMeaning(word);
      if (meaning && !meaning.isSoft) excluded.push(meaning);
      rest[target] = OPPOSITES[findSort(word) ?? 'FEATURED'] ?? null;
    }
  }
  return { terms: rest.filter((term) => term !== null), excluded };
}

/**
 * Returns the position of the excluded term. "Bina" comes before or after it, and a material is excluded rather than
 * a kind.
 */
function findTarget(terms: readonly string[], at: number): number | null {
  const term = terms[at] ?? '';
  const after = terms.findIndex((each, index) => index > at && maybeTarget(each));
  const before = terms.findLastIndex((each, index) => index < at && maybeTarget(each));
  const choices = [
    ...(NOT_AFTER.has(term) && !NOT_BEFORE.has(term) ? [] : [after]),
    ...(NOT_AFTER.has(term) ? [before] : []),
  ].filter((index) => index >= 0);
  return choices.find((index) => findMeaning(terms[index] ?? '')?.isAttribute) ?? choices[0] ?? null;
}

/** Finds one more excluded term: "without pearl or diamond". */
function nextTarget(terms: readonly string[], at: number): number | null {
  const isNext = OR.has(terms[at + 1] ?? '') && findMeaning(terms[at + 2] ?? '')?.isAttribute;
  return isNext ? at + 2 : null;
}

function maybeTarget(term: string): boolean {
  return !isNegation(term) && (!isFiller(term) || findSort(term) !== null);
}
