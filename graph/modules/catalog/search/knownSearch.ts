import { searchTerms } from '#domain/catalog/searchTerms.ts';
import type { Reading } from '#graph/context.ts';
import { stem } from './readSearch.ts';
import { searchCondition } from './searchCondition.ts';
import { lengthsNear, nearestWord } from './spelling.ts';
import { withFineness } from './withFineness.ts';

export interface KnownSearch {
  /** What is searched for: with each misspelt word replaced by the nearest by which a product is found. */
  search: string;
  /** The same; null when nothing was misspelt. */
  searchedFor: string | null;
}

/** The search of the staff, who find products of any status. */
export async function toKnownSearch(context: Reading, search: string): Promise<KnownSearch> {
  const terms = searchTerms(withFineness(search));
  const known = await Promise.all(terms.map((term) => knownWord(context, term)));
  if (known.every((word, index) => word === terms[index])) return { search, searchedFor: null };
  const searchedFor = known.join(' ');
  // A guess that leads nowhere is no help.
  const found = await context.prisma.product.findFirst({
    where: searchCondition(searchedFor),
    select: { id: true },
  });
  return found ? { search: searchedFor, searchedFor } : { search, searchedFor: null };
}

/** The word itself when a product has one that begins so or means the same, or when nothing is near it. */
async function knownWord({ prisma }: Reading, term: string): Promise<string> {
  const lengths = lengthsNear(term);
  if (!lengths) return term;
  if (await prisma.searchWord.findFirst({ where: { word: { startsWith: stem(term) } } })) return term;
  const words = await prisma.$queryRaw<{ word: string }[]>`
    SELECT word FROM search_words WHERE CHAR_LENGTH(word) BETWEEN ${lengths.from} AND ${lengths.to}`;
  return nearestWord(
    term,
    words.map(({ word }) => word),
  );
}
