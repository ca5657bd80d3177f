import { distance } from 'fastest-levenshtein';
import { forSale } from '#domain/catalog/catalogTerms.ts';
import { namesKind, SYNONYMS, sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import type { Reading } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, ProductFilter } from '#graph/schema/schema.generated.ts';
import { isIndexed, searchCondition, stem } from './searchCondition.ts';
import { withFineness } from './withFineness.ts';

export interface KnownSearch {
  filter: ProductFilter;
  /** What is searched for instead; null when nothing was misspelt. */
  searchedFor: string | null;
}

/**
 * The filter with each misspelt word of its search replaced by the nearest word that a product is found by; `among` says
 * which products there are to be found.
 */
export async function withKnownWords(
  context: Reading,
  given: InputMaybe<ProductFilter> | undefined,
  among: Prisma.ProductWhereInput = forSale,
): Promise<KnownSearch> {
  const filter = given ?? {};
  if (!filter.search) return { filter, searchedFor: null };

  const terms = searchTerms(withFineness(filter.search));
  const known = await Promise.all(terms.map((term) => knownWord(context, term)));
  if (known.every((word, index) => word === terms[index])) return { filter, searchedFor: null };
  const searchedFor = known.join(' ');
  // A guess that leads nowhere is no help.
  const found = await context.prisma.product.findFirst({
    where: { ...among, ...searchCondition(searchedFor) },
    select: { id: true },
  });
  if (!found) return { filter, searchedFor: null };
  return { filter: { ...filter, search: searchedFor }, searchedFor };
}

/** The word itself when a product has one that begins so or means the same, or when nothing is near it. */
async function knownWord({ prisma }: Reading, term: string): Promise<string> {
  const slips = slipsAllowed(term);
  if (!isIndexed(term) || slips === 0 || namesKind(term) || sameMeaning(term).length > 1) return term;
  if (await prisma.searchWord.findFirst({ where: { word: { startsWith: stem(term) } } })) return term;

  const words = await prisma.$queryRaw<{ word: string }[]>`
    SELECT word FROM search_words WHERE CHAR_LENGTH(word) BETWEEN ${term.length - slips} AND ${term.length + slips}`;
  const near = [...words.map(({ word }) => word), ...SYNONYMS]
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
