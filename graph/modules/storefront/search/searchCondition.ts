import { isInFullText } from '#graph/prisma/fullTextWords.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { type AskedWord, readSearch } from './readSearch.ts';
import { SEPARATOR } from './searchText.ts';

/** The products of any status that a search without its price finds (`readSearch` says how). */
export function searchCondition(search: string): Prisma.ProductWhereInput {
  const read = readSearch(search);
  const { namesAll, types, words, wishes, sizes, sizedType, weightMg } = read;
  if (read.isEverything) return {};
  const indexed = words.filter(isWhollyIndexed);
  const conditions: Prisma.ProductWhereInput[] = [
    ...(types.length > 0 ? [{ type: { in: types } }] : []),
    ...(sizes.length > 0 ? [{ variants: { some: { size: { in: [...sizes] } } } }] : []),
    ...(sizedType ? [{ type: sizedType }] : []),
    ...(weightMg ? [{ weightMg: { gte: weightMg.from ?? undefined, lte: weightMg.to ?? undefined } }] : []),
    ...(indexed.length > 0
      ? [{ searchText: { search: indexed.map((word) => `+(${inIndex(word)})`).join(' ') } }]
      : []),
    ...words.filter((word) => !isWhollyIndexed(word)).map(wordCondition),
    ...words.filter(({ isCategory }) => isCategory).map(isCalledOrMadeSo),
    ...(read.excludedTypes.length > 0 ? [{ type: { notIn: read.excludedTypes } }] : []),
    ...read.excluded.map((meaning) => ({ NOT: isCalledOrMadeSo({ ...meaning, whole: meaning.words }) })),
  ];
  if (conditions.length > 0 || namesAll) return { AND: conditions };
  return wishes.length > 0 ? { OR: wishes.map(wordCondition) } : NOTHING;
}

/** Signs alone find nothing. */
const NOTHING: Prisma.ProductWhereInput = { id: '' };

/** Whether the full-text index holds it as one word: 3 characters and more, Latin, no stopword. */
export function isIndexed(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && isInFullText(term);
}

/** Keeps the products that one word of a search finds. */
function wordCondition(word: AskedWord): Prisma.ProductWhereInput {
  const indexed = inIndex(word);
  return {
    OR: [
      ...(indexed !== '' ? [{ searchText: { search: indexed } }] : []),
      ...(word.beginning === null
        ? word.whole.filter((each) => !isIndexed(each)).map(isWhole)
        : [beginsInText(word.beginning)]),
    ],
  };
}

/** A piece that only mentions gold is not gold: what is only mentioned follows the last separator of the text. */
function isCalledOrMadeSo({ whole, suits }: Pick<AskedWord, 'whole' | 'suits'>): Prisma.ProductWhereInput {
  return {
    OR: [...whole, ...suits].flatMap((word) => [
      { searchText: { startsWith: `${word} %${SEPARATOR}` } },
      { searchText: { contains: ` ${word} %${SEPARATOR}` } },
    ]),
  };
}

function isWhollyIndexed({ beginning, whole }: AskedWord): boolean {
  return beginning === null ? whole.some(isIndexed) : isIndexed(beginning);
}

function inIndex({ beginning, whole, suits }: AskedWord): string {
  const begun = beginning !== null && isIndexed(beginning) ? [`${beginning}*`] : [];
  return [...begun, ...[...whole, ...suits].filter(isIndexed)].join(' ');
}

/** Keeps the products that have a word which begins so. */
export function isBegun(beginning: string): Prisma.ProductWhereInput {
  return isIndexed(beginning) ? { searchText: { search: `${beginning}*` } } : beginsInText(beginning);
}

function beginsInText(beginning: string): Prisma.ProductWhereInput {
  return { OR: [{ searchText: { startsWith: beginning } }, { searchText: { contains: ` ${beginning}` } }] };
}

function isWhole(word: string): Prisma.ProductWhereInput {
  return { OR: [{ searchText: { startsWith: `${word} ` } }, { searchText: { contains: ` ${word} ` } }] };
}
