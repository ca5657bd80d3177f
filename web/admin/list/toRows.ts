import type { IdPage, ListRows } from './listQuery.ts';

interface Connection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

type Asked = Pick<ListRows<unknown>, 'loading' | 'error' | 'refetch'>;

/** A list's rows of a page that a query answered. */
export function toRows<Row>(page: Connection<Row> | undefined, asked: Asked): ListRows<Row> {
  const { loading, error, refetch } = asked;
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

/** The ids of a page that a query answered. */
export function toIds(page: Omit<Connection<{ id: string }>, 'totalCount'> | undefined): IdPage {
  return {
    ids: page?.edges.map(({ node }) => node.id) ?? [],
    endCursor: page?.pageInfo.endCursor,
    hasNextPage: page?.pageInfo.hasNextPage ?? false,
  };
}
