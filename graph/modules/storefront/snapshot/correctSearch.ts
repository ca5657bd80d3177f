import { correctTerms, removeUnknownWords } from '../search/correctTerms.ts';
import { stem } from '../search/readTerms.ts';
import type { Catalog } from './catalog.ts';
import { findMissingKind, matchSearch } from './matchSearch.ts';

/** Returns the search with its misspelt words corrected, or otherwise without unknown words; null if unchanged. */
export function correctSearch(catalog: Catalog, search: string): string | null {
  const { names, facts, mentions } = catalog.words;
  const productWords = {
    hasBeginning: (term: string) => [names, facts, mentions].some((index) => index.hasBeginning(stem(term))),
    hasName: (word: string) => names.hasWord(word) || facts.hasWord(word),
    namesOfLengths: (from: number, to: number) => [
      ...names.ofLengths(from, to),
      ...facts.ofLengths(from, to),
    ],
  };
  const corrected = correctTerms(search, productWords);
  // A correction that finds nothing is not used.
  if (corrected !== null && (findsAny(catalog, corrected) || findMissingKind(catalog, corrected)))
    return corrected;

  const rest = removeUnknownWords(corrected ?? search, productWords);
  const hasResults = rest !== null && findsAny(catalog, rest) && !findMissingKind(catalog, search);
  return hasResults ? rest : null;
}

function findsAny(catalog: Catalog, search: string): boolean {
  const match = matchSearch(catalog, search);
  return match === null || !match.set.isEmpty();
}
