import type { Sort } from '#domain/catalog/catalogTerms.ts';
import type { Meaning } from '#domain/catalog/searchMeanings.ts';
import {
  findMeaning,
  findSort,
  isCatchAllWord,
  isFiller,
  isNegation,
} from '#domain/catalog/searchVocabulary.ts';
import { LEADING_NEGATIONS, OR_WORDS, TRAILING_NEGATIONS } from '#domain/catalog/searchWords.ts';

/** "Not too expensive" means cheapest first. */
const OPPOSITES: Partial<Record<Sort, string>> = { PRICE_DESC: 'cheap', PRICE_ASC: 'expensive' };

/**
 * Splits the terms into those the search excludes ("ring without stones"), with their meanings, and the remaining
 * terms.
 */
export function extractExcluded(terms: readonly string[]): { terms: readonly string[]; excluded: Meaning[] } {
  const isExclusion = (term: string, position: number) =>
    isNegation(term) || (term === 'but' && isCatchAllWord(terms[position - 1] ?? ''));
  if (!terms.some(isExclusion)) return { terms, excluded: [] };
  const remainingTerms: (string | null)[] = [...terms];
  const excludedMeanings: Meaning[] = [];
  for (const [position, term] of terms.entries()) {
    if (!isExclusion(term, position)) continue;
    remainingTerms[position] = null;
    for (let target = findTarget(terms, position); target !== null; target = findNextTarget(terms, target)) {
      const word = terms[target] ?? '';
      const meaning = findMeaning(word);
      if (meaning && !meaning.isSoft) excludedMeanings.push(meaning);
      remainingTerms[target] = OPPOSITES[findSort(word) ?? 'FEATURED'] ?? null;
    }
  }
  return { terms: remainingTerms.filter((term) => term !== null), excluded: excludedMeanings };
}

/**
 * Returns the position of the excluded term. It can precede or follow "bina" (without). If a material and a kind are
 * both candidates, the material is excluded.
 */
function findTarget(terms: readonly string[], position: number): number | null {
  const term = terms[position] ?? '';
  const targetAfter = terms.findIndex((candidate, index) => index > position && canBeTarget(candidate));
  const targetBefore = terms.findLastIndex((candidate, index) => index < position && canBeTarget(candidate));
  const candidates = [
    ...(TRAILING_NEGATIONS.has(term) && !LEADING_NEGATIONS.has(term) ? [] : [targetAfter]),
    ...(TRAILING_NEGATIONS.has(term) ? [targetBefore] : []),
  ].filter((index) => index >= 0);
  return candidates.find((index) => findMeaning(terms[index] ?? '')?.isAttribute) ?? candidates[0] ?? null;
}

/** Returns the position of the next excluded term, as in "without pearl or diamond"; null if there is none. */
function findNextTarget(terms: readonly string[], position: number): number | null {
  const hasNextTarget =
    OR_WORDS.has(terms[position + 1] ?? '') && findMeaning(terms[position + 2] ?? '')?.isAttribute;
  return hasNextTarget ? position + 2 : null;
}

function canBeTarget(term: string): boolean {
  return !isNegation(term) && (!isFiller(term) || findSort(term) !== null);
}
