import type { Look, SearchCondition } from './searchPeople.ts';

const NEWEST = 1000;
/** The index takes as long for half of the rows as reading takes for all of them. */
const MOST = NEWEST / 2;

interface Searched {
  findFirst(find: {
    select: { id: true };
    orderBy: { id: 'desc' };
    skip: number;
  }): Promise<{ id: string } | null>;
  count(find: { where: { AND: (SearchCondition | { id: { gt: string } })[] } }): Promise<number>;
}

/**
 * What keeps the rows that a search is about, looked for in the way that costs less: a word that most rows have, as the
 * newest of them show, by reading; any other by the index.
 */
export async function cheaperLook(
  table: Searched,
  condition: (look: Look) => SearchCondition | null,
): Promise<SearchCondition | null> {
  const byReading = condition('BY_READING');
  if (!byReading) return null;
  const last = await table.findFirst({ select: { id: true }, orderBy: { id: 'desc' }, skip: NEWEST });
  if (!last) return condition('BY_INDEX');
  const among = await table.count({ where: { AND: [byReading, { id: { gt: last.id } }] } });
  return condition(among > MOST ? 'BY_READING' : 'BY_INDEX');
}
