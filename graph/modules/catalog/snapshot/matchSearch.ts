import { TypedFastBitSet } from 'typedfastbitset';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import { readSearch, stem } from '../search/readSearch.ts';
import { lengthsNear, nearestWord } from '../search/spelling.ts';
import { withFineness } from '../search/withFineness.ts';
import type { Catalog } from './catalog.ts';
import type { ProductSet } from './productSets.ts';

/** The products that a search finds (`readSearch` says how); null for a search without words, which keeps all. */
export function matchSearch({ sets, words }: Catalog, search: string): ProductSet | null {
  const asked = readSearch(search);
  const groups = [
    ...asked.types.map((type) => sets.type.get(type) ?? new TypedFastBitSet()),
    ...asked.words.map(({ beginning, others }) => {
      const found = new TypedFastBitSet();
      words.addBeginning(beginning, found);
      for (const word of others) words.addWord(word, found);
      return found;
    }),
  ];
  const [first, ...more] = groups;
  return first ? more.reduce((found, group) => found.new_intersection(group), first) : null;
}

/** The search with each misspelt word replaced by the nearest by which a product is found; null when it is as it should be. */
export function correctSearch(catalog: Catalog, search: string): string | null {
  const terms = searchTerms(withFineness(search));
  const known = terms.map((term) => knownWord(catalog, term));
  if (known.every((word, index) => word === terms[index])) return null;
  const corrected = known.join(' ');
  // A guess that leads nowhere is no help.
  return matchSearch(catalog, corrected)?.isEmpty() ? null : corrected;
}

/** The word itself when a product has one that begins so or means the same, or when nothing is near it. */
function knownWord({ words }: Catalog, term: string): string {
  const lengths = lengthsNear(term);
  if (!lengths || words.hasBeginning(stem(term))) return term;
  return nearestWord(term, words.ofLengths(lengths.from, lengths.to));
}
