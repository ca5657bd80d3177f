import type { SearchCondition, SearchMethod } from './searchPeople.ts';

const NEWEST = 1000;
/** If more than half of the rows match, reading all rows is faster than the index. */
const READING_THRESHOLD = NEWEST / 2;

interface SearchableTable {
  findFirst(find: {
    select: { id: true };
    orderBy: { id: 'desc' };
    skip: number;
  }): Promise<{ id: string } | null>;
  count(find: { where: { AND: (SearchCondition | { id: { gt: string } })[] } }): Promise<number>;
}

/**
 * Returns the search condition in its faster form: by reading rows if most of the newest rows match, otherwise by the
 * full-text index.
 */
export async function cheaperCondition(
  table: SearchableTable,
  condition: (method: SearchMethod) => SearchCondition | null,
): Promise<SearchCondition | null> {
  const byReading = condition('BY_READING');
  if (!byReading) return null;
  const last = await table.findFirst({ select: { id: true }, orderBy: { id: 'desc' }, skip: NEWEST });
  if (!last) return condition('BY_INDEX');
  const matchCount = await table.count({ where: { AND: [byReading, { id: { gt: last.id } }] } });
  return condition(matchCount > READING_THRESHOLD ? 'BY_READING' : 'BY_INDEX');
}
