import { isInFullText } from '#graph/prisma/fullTextWords.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { type AskedWord, readSearch } from './readSearch.ts';

/** The products of any status that a search finds (`readSearch` says how). A search without words keeps all. */
export function searchCondition(search: string): Prisma.ProductWhereInput {
  const { types, words } = readSearch(search);
  const indexed = words.filter(isWhollyIndexed);
  return {
    AND: [
      ...types.map((type) => ({ type })),
      ...(indexed.length > 0
        ? [{ searchText: { search: indexed.map((word) => `+(${inIndex(word)})`).join(' ') } }]
        : []),
      ...words.filter((word) => !isWhollyIndexed(word)).map(saidInOneWay),
    ],
  };
}

/** Whether the full-text index holds it as one word: 3 characters and more, Latin, no stopword. */
export function isIndexed(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && isInFullText(term);
}

function isWhollyIndexed({ beginning }: AskedWord): boolean {
  return isIndexed(beginning);
}

function inIndex({ beginning, others }: AskedWord): string {
  return [...(isIndexed(beginning) ? [`${beginning}*`] : []), ...others.filter(isIndexed)].join(' ');
}

function saidInOneWay(word: AskedWord): Prisma.ProductWhereInput {
  const indexed = inIndex(word);
  return {
    OR: [
      ...(indexed !== '' ? [{ searchText: { search: indexed } }] : []),
      { searchText: { startsWith: word.beginning } },
      { searchText: { contains: ` ${word.beginning}` } },
    ],
  };
}
