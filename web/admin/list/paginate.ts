import type { ListQuery, ListRows } from './listQuery.ts';

type QueryState = Pick<ListRows<unknown>, 'loading' | 'error' | 'refetch'>;

/** Paginates rows that the server returns in a single response. */
export function paginate<Row>(
  matchingRows: readonly Row[] | undefined,
  { first, offset = 0 }: ListQuery,
  { loading, error, refetch }: QueryState,
): ListRows<Row> {
  return {
    rows: matchingRows?.slice(offset, offset + first),
    totalCount: matchingRows?.length,
    hasNextPage: matchingRows && matchingRows.length > offset + first,
    loading,
    error,
    refetch,
  };
}

/** Returns true if each search word occurs in one of the texts. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
