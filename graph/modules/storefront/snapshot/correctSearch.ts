import { correctTerms, removeUnknownWords } from '../search/correctTerms.ts';
import { stem } from '../search/readTerms.ts';
import type { Catalog } from './catalog.ts';
import { findMissingKind, matchSearch } from './matchSearch.ts';

/**
 * Corrects the misspelt words of a search. If the correction finds nothing, removes unknown words instead. Returns null
 * if neither helps.
 */
export function correctSearch(catalog: Catalog, search: string): string | null {
  const { names, facts, mentions } = catalog.words;
  const productWords = {
    hasBeginning: (term: string) => [names, facts, mentions].some((index) => index.hasBeginning(stem(term))),
    hasName: (word: string) => names.hasWord(word) || facts.hasWord(word),
    listNamesOfLengths: (from: number, to: number) => [
      ...names.listWordsByLength(from, to),
      ...facts.listWordsByLength(from, to),
    ],
  };
  const correctedSearch = correctTerms(search, productWords);
  // A correction that finds nothing is not used.
  if (
    correctedSearch !== null &&
    (hasMatches(catalog, correctedSearch) || findMissingKind(catalog, correctedSearch))
  )
    return correctedSearch;

  const knownSearch = removeUnknownWords(correctedSearch ?? search, productWords);
  const hasResults =
    knownSearch !== null && hasMatches(catalog, knownSearch) && !findMissingKind(catalog, search);
  return hasResults ? knownSearch : null;
}

function hasMatches(catalog: Catalog, search: string): boolean {
  const match = matchSearch(catalog, search);
  return match === null || !match.set.isEmpty();
}
