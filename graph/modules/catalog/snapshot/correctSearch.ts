import { correctTerms } from '../search/correctTerms.ts';
import { stem } from '../search/readSearch.ts';
import type { Catalog } from './catalog.ts';
import { findMissingKind, matchSearch } from './matchSearch.ts';

/** The search with each misspelt word replaced by the word that it is meant as; null if none is misspelt. */
export function correctSearch(catalog: Catalog, search: string): string | null {
  const { names, facts, mentions } = catalog.words;
  const corrected = correctTerms(search, {
    hasBeginning: (term) => [names, facts, mentions].some((words) => words.hasBeginning(stem(term))),
    hasName: (word) => names.hasWord(word) || facts.hasWord(word),
    namesOfLengths: (from, to) => [...names.ofLengths(from, to), ...facts.ofLengths(from, to)],
  });
  if (corrected === null) return null;
  // A guess that leads nowhere is no help.
  const leadsNowhere = matchSearch(catalog, corrected)?.set.isEmpty() && !findMissingKind(catalog, corrected);
  return leadsNowhere ? null : corrected;
}
