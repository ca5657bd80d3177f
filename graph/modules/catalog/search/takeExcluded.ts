import type { Meaning } from '#domain/catalog/searchMeanings.ts';
import { isFiller, isNegation, meaningOf, meansEverything } from '#domain/catalog/searchVocabulary.ts';
import { NOT_AFTER, NOT_BEFORE } from '#domain/catalog/searchWords.ts';

/** The terms of a search without those that it excludes ("ring without stones"), and what these mean. */
export function takeExcluded(terms: readonly string[]): { terms: readonly string[]; excluded: Meaning[] } {
  const excludes = (term: string, at: number) =>
    isNegation(term) || (term === 'but' && meansEverything(terms[at - 1] ?? ''));
  if (!terms.some(excludes)) return { terms, excluded: [] };
  const taken = new Set<number>();
  const excluded: Meaning[] = [];
  for (const [at, term] of terms.entries()) {
    if (!excludes(term, at)) continue;
    const target = findTarget(terms, at);
    const meaning = target === null ? null : meaningOf(terms[target] ?? '');
    if (meaning && !meaning.isWish) excluded.push(meaning);
    taken.add(at);
    if (target !== null) taken.add(target);
  }
  return { terms: terms.filter((_term, at) => !taken.has(at)), excluded };
}

/** The place of what a word excludes. "Bina" stands before or after it, and what pieces are made of is excluded rather than a kind. */
function findTarget(terms: readonly string[], at: number): number | null {
  const term = terms[at] ?? '';
  const after = terms.findIndex((each, index) => index > at && !isFiller(each));
  const before = terms.findLastIndex((each, index) => index < at && !isFiller(each));
  const choices = [
    ...(NOT_AFTER.has(term) && !NOT_BEFORE.has(term) ? [] : [after]),
    ...(NOT_AFTER.has(term) ? [before] : []),
  ].filter((index) => index >= 0);
  return choices.find((index) => meaningOf(terms[index] ?? '')?.isFact) ?? choices[0] ?? null;
}
