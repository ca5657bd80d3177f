import { PIECE_TYPES, type PieceType } from '#domain/catalog/catalogTerms.ts';
import { sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import { isInFullText } from '#graph/prisma/fullTextWords.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { withFineness } from './withFineness.ts';

/**
 * Products that are of the type that the search names, and have for each other word of it a word that begins with it or
 * one that means the same. A search without words keeps all.
 */
export function searchCondition(search: string): Prisma.ProductWhereInput {
  const terms = searchTerms(withFineness(search));
  const types = terms.flatMap((term) => typeNamed(term) ?? []);
  const asked = terms.filter((term) => !typeNamed(term)).map(waysToSay);
  const indexed = asked.filter((ways) => ways.every(isIndexed));
  return {
    AND: [
      ...types.map((type) => ({ type })),
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

/** What was typed may go on; another word for it is a whole one, or "top" would find topaz. */
function anyOf([typed, ...others]: string[]): string {
  return [`${typed}*`, ...others].join(' ');
}

/** The type of piece that the word names, itself or in another language: a text that merely mentions it is not meant. */
function typeNamed(term: string): PieceType | undefined {
  return PIECE_TYPES.find((type) => searchTerms(type).some((name) => sameMeaning(term).includes(name)));
}

function saidInOneWay(ways: string[]): Prisma.ProductWhereInput {
  const [typed = '', ...others] = ways;
  const whole = others.filter(isIndexed);
  const indexed = [...(isIndexed(typed) ? [`${typed}*`] : []), ...whole];
  return {
    OR: [
      ...(indexed.length > 0 ? [{ searchText: { search: indexed.join(' ') } }] : []),
      ...ways.filter((way) => !isIndexed(way)).flatMap(beginsWord),
    ],
  };
}

function beginsWord(term: string): Prisma.ProductWhereInput[] {
  return [{ searchText: { startsWith: term } }, { searchText: { contains: ` ${term}` } }];
}
