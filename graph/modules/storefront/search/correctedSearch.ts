import type { ReadContext } from '#graph/context.ts';
import { canBeMisspelt, correctTerms } from './correctTerms.ts';
import { readTerms, stem } from './readTerms.ts';
import { buildPrefixCondition, buildSearchCondition } from './searchCondition.ts';

export interface CorrectedSearch {
  /** The search to use, with any misspelt words corrected. */
  search: string;
  /** The corrected search; null if nothing was misspelt. */
  correctedSearch: string | null;
}

/** Corrects a search by staff, who can find products of any status. */
export async function correctStaffSearch(
  context: Pick<ReadContext, 'prisma'>,
  search: string,
): Promise<CorrectedSearch> {
  const typedSearch = { search, correctedSearch: null };
  const unknownTerms = await findUnknownTerms(context, readTerms(search).terms.filter(canBeMisspelt));
  if (unknownTerms.size === 0) return typedSearch;

  const names = await readNames(context);
  const correctedSearch = correctTerms(search, {
    hasBeginning: (term) => !unknownTerms.has(term),
    hasName: (word) => names.has(word),
    listNamesOfLengths: (from, to) => [...names].filter(({ length }) => length >= from && length <= to),
  });
  if (correctedSearch === null) return typedSearch;
  // A correction that finds nothing is not used.
  const where = buildSearchCondition(correctedSearch);
  const matches = await context.prisma.product.findFirst({ where, select: { id: true } });
  return matches ? { search: correctedSearch, correctedSearch } : typedSearch;
}

/** Returns the terms that find no product. */
async function findUnknownTerms(
  { prisma }: Pick<ReadContext, 'prisma'>,
  terms: readonly string[],
): Promise<Set<string>> {
  const matches = await Promise.all(
    terms.map((term) =>
      prisma.product.findFirst({
        where: buildPrefixCondition(stem(term)),
        select: { id: true },
      }),
    ),
  );
  return new Set(terms.filter((_term, index) => matches[index] === null));
}

/**
 * Returns the words in the products' names and details. Words with a digit are excluded, since they are never
 * corrected.
 */
async function readNames({ prisma }: Pick<ReadContext, 'prisma'>): Promise<Set<string>> {
  const rows = await prisma.$queryRaw<{ word: string }[]>`
    SELECT word FROM search_words WHERE word REGEXP '^[a-z]+$'`;
  return new Set(rows.map(({ word }) => word));
}
