import type { IdPage, ListRows } from './listQuery.ts';

interface Connection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

type QueryState = Pick<ListRows<unknown>, 'loading' | 'error' | 'refetch'>;

/** Converts a page of a query into list rows. */
export function toListRows<Row>(page: Connection<Row> | undefined, query: QueryState): ListRows<Row> {
  const { loading, error, refetch } = query;
  return {
    rows: page?.edges.map(({ node }) => node),
    totalCount: page?.totalCount,
    endCursor: page?.pageInfo.endCursor,
    hasNextPage: page?.pageInfo.hasNextPage,
    loading,
    error,
    refetch,
  };
}

/** Converts a page of a query into ids. */
export function toIdPage(page: Omit<Connection<{ id: string }>, 'totalCount'> | undefined): IdPage {
  return {
    ids: page?.edges.map(({ node }) => node.id) ?? [],
    endCursor: page?.pageInfo.endCursor,
    hasNextPage: page?.pageInfo.hasNextPage ?? false,
  };
}
