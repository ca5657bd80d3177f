import type { Reading } from '#graph/context.ts';
import { correctTerms, mayBeMisspelt } from './correctTerms.ts';
import { readTerms, stem } from './readTerms.ts';
import { isBegun, searchCondition } from './searchCondition.ts';

export interface KnownSearch {
  /** The search with each misspelt word replaced by the word that it is meant as. */
  search: string;
  /** The same; null when nothing was misspelt. */
  searchedFor: string | null;
}

/** The search of the staff, who find products of any status. */
export async function toKnownSearch(context: Pick<Reading, 'prisma'>, search: string): Promise<KnownSearch> {
  const asTyped = { search, searchedFor: null };
  const unknown = await findUnknown(context, readTerms(search).terms.filter(mayBeMisspelt));
  if (unknown.size === 0) return asTyped;

  const names = await readNames(context);
  const searchedFor = correctTerms(search, {
    hasBeginning: (term) => !unknown.has(term),
    hasName: (word) => names.has(word),
    namesOfLengths: (from, to) => [...names].filter(({ length }) => length >= from && length <= to),
  });
  if (searchedFor === null) return asTyped;
  // A guess that leads nowhere is no help.
  const where = searchCondition(searchedFor);
  const found = await context.prisma.product.findFirst({ where, select: { id: true } });
  return found ? { search: searchedFor, searchedFor } : asTyped;
}

/** The terms by which no product is found. */
async function findUnknown(
  { prisma }: Pick<Reading, 'prisma'>,
  terms: readonly string[],
): Promise<Set<string>> {
  const found = await Promise.all(
    terms.map((term) =>
      prisma.product.findFirst({
        where: isBegun(stem(term)),
        select: { id: true },
      }),
    ),
  );
  return new Set(terms.filter((_term, index) => found[index] === null));
}

/** Words that products are called and made of; a word with a figure is never misspelt. */
async function readNames({ prisma }: Pick<Reading, 'prisma'>): Promise<Set<string>> {
  const rows = await prisma.$queryRaw<{ word: string }[]>`
    SELECT word FROM search_words WHERE word REGEXP '^[a-z]+$'`;
  return new Set(rows.map(({ word }) => word));
}
