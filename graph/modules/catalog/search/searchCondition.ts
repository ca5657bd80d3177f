import { searchTerms } from '#domain/search.ts';
import type { Prisma } from '../../../prisma/generated/client.ts';

/** InnoDB's own list (information_schema.INNODB_FT_DEFAULT_STOPWORD): these are not in its index. */
const STOPWORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' ',
  ),
);

/** Products that have a word beginning with each word of the search. A search without words keeps all. */
export function searchCondition(search: string): Prisma.ProductWhereInput {
  const terms = searchTerms(search);
  const indexed = terms.filter(isIndexed);
  return {
    AND: [
      ...(indexed.length > 0
        ? [{ searchText: { search: indexed.map((term) => `+${term}*`).join(' ') } }]
        : []),
      ...terms.filter((term) => !isIndexed(term)).map(beginsWord),
    ],
  };
}

/** Whether the full-text index holds it as one word: 3 characters and more, Latin, no stopword. */
function isIndexed(term: string): boolean {
  return /^[a-z0-9]{3,}$/.test(term) && !STOPWORDS.has(term);
}

function beginsWord(term: string): Prisma.ProductWhereInput {
  return { OR: [{ searchText: { startsWith: term } }, { searchText: { contains: ` ${term}` } }] };
}
