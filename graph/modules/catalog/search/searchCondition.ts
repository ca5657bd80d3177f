import { searchTerms } from '#domain/search.ts';
import { sameMeaning } from '#domain/searchSynonyms.ts';
import { isInFullText } from '../../../fullTextWords.ts';
import type { Prisma } from '../../../prisma/generated/client.ts';

/**
 * Products that have, for each word of the search, a word that begins with it or with one that means the same. A
 * search without words keeps all.
 */
export function searchCondition(search: string): Prisma.ProductWhereInput {
  const asked = searchTerms(search).map(waysToSay);
  const indexed = asked.filter((ways) => ways.every(isIndexed));
  return {
    AND: [
      ...(indexed.length > 0
        ? [{ searchText: { search: indexed.map((ways) => `+(${anyOf(ways)})`).join(' ') } }]
        : []),
      ...asked.filter((ways) => !ways.every(isIndexed)).map(saidInOneWay),
    ],
  };
}

/** Whether the full-text index holds it as one word: 3 characters and more, Latin, no stopword. */
export function isIndexed(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && isInFullText(term);
}

/** The word in the forms and the other words that stand for it; of the latter only those that the index holds. */
function waysToSay(term: string): string[] {
  const others = sameMeaning(term).filter((word) => word !== term && isIndexed(word));
  return [...new Set([stem(term), ...others])];
}

/** Without its ending, so that "engraving" finds what is engraved. */
export function stem(term: string): string {
  return /^[a-z]{7,}$/.test(term) ? term.replace(/(ing|ed)$/, '') : term;
}

function anyOf(words: string[]): string {
  return words.map((word) => `${word}*`).join(' ');
}

function saidInOneWay(ways: string[]): Prisma.ProductWhereInput {
  const indexed = ways.filter(isIndexed);
  return {
    OR: [
      ...(indexed.length > 0 ? [{ searchText: { search: anyOf(indexed) } }] : []),
      ...ways.filter((way) => !isIndexed(way)).flatMap(beginsWord),
    ],
  };
}

function beginsWord(term: string): Prisma.ProductWhereInput[] {
  return [{ searchText: { startsWith: term } }, { searchText: { contains: ` ${term}` } }];
}
