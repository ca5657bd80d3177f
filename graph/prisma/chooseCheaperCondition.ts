import type { SearchCondition, SearchMethod } from './searchPeople.ts';

const NEWEST = 1000;
/** Above this number of matches, reading the rows is faster than using the index. */
const READING_THRESHOLD = NEWEST / 2;

interface SearchableTable {
  findFirst(findArgs: {
    select: { id: true };
    orderBy: { id: 'desc' };
    skip: number;
  }): Promise<{ id: string } | null>;
  count(findArgs: { where: { AND: (SearchCondition | { id: { gt: string } })[] } }): Promise<number>;
}

/**
 * Returns the faster form of the search condition: it reads rows if most of the newest rows match, and uses the
 * full-text index otherwise.
 */
export async function chooseCheaperCondition(
  table: SearchableTable,
  buildCondition: (method: SearchMethod) => SearchCondition | null,
): Promise<SearchCondition | null> {
  const readingCondition = buildCondition('BY_READING');
  if (!readingCondition) return null;
  const boundaryRow = await table.findFirst({ select: { id: true }, orderBy: { id: 'desc' }, skip: NEWEST });
  if (!boundaryRow) return buildCondition('BY_INDEX');
  const matchCount = await table.count({
    where: { AND: [readingCondition, { id: { gt: boundaryRow.id } }] },
  });
  return buildCondition(matchCount > READING_THRESHOLD ? 'BY_READING' : 'BY_INDEX');
}
