import type { DeskTopic } from '#web/admin/events/deskNews.ts';
import type { FilterValues } from './listFilter.ts';

export interface ListQuery {
  filter: FilterValues;
  /** One of the definition's sorts, the most important first where the server takes several. */
  sort: string[];
  search: string;
  first: number;
  /** The page before's `endCursor`. */
  after?: string;
  /** How many to skip, where there is no cursor to go on from. */
  offset?: number;
}

export interface ListRows<Row> {
  rows: readonly Row[] | undefined;
  /** How many match in all. */
  totalCount: number | undefined;
  loading: boolean;
  error?: unknown;
  refetch(): Promise<unknown>;
  endCursor?: string | null;
  hasNextPage?: boolean;
}

export interface IdPage {
  ids: readonly string[];
  endCursor?: string | null;
  hasNextPage: boolean;
}

export interface ListNews<Row> {
  topic: DeskTopic;
  /** The id by which the news name a row: an order's for a return. The row's own where it is left out. */
  newsId?(row: Row): string;
  /** How many rows are new, as an ICU plural: `{count, plural, one {# new order} other {# new orders}}`. */
  counted: string;
  /** A hook: how to read no more than the ids of a page. */
  useReadIds(): (query: ListQuery) => Promise<IdPage>;
}

/** What the list shows at the moment. */
export interface ListShown extends Pick<ListQuery, 'filter' | 'sort' | 'search'> {
  /** The fields of the columns that are shown, in their order. */
  columns: string[];
  totalCount: number | undefined;
}

export interface ListSort {
  value: string;
  label: string;
}
