import type { ListQuery, ListRows } from './listQuery.ts';

type Asked = Pick<ListRows<unknown>, 'loading' | 'error' | 'refetch'>;

/** The page that is asked for, of rows that the server answers all at once. */
export function toPart<Row>(
  matching: readonly Row[] | undefined,
  { first, offset = 0 }: ListQuery,
  { loading, error, refetch }: Asked,
): ListRows<Row> {
  return {
    rows: matching?.slice(offset, offset + first),
    totalCount: matching?.length,
    hasNextPage: matching && matching.length > offset + first,
    loading,
    error,
    refetch,
  };
}

/** Whether each of the words that are searched for is somewhere in the texts. */
export function holds(texts: readonly string[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
