import type { LiveTopic } from '#web/admin/events/liveUpdate.ts';
import type { FilterValues } from './listFilter.ts';

export interface ListQuery {
  filter: FilterValues;
  /** Values of the definition's sorts, most important first. */
  sort: string[];
  search: string;
  first: number;
  /** `endCursor` of the previous page. */
  after?: string;
  /** Number of rows to skip if there is no cursor. */
  offset?: number;
}

export interface ListRows<Row> {
  rows: readonly Row[] | undefined;
  /** Total number of matching rows. */
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

export interface ListLiveUpdates<Row> {
  topic: LiveTopic;
  /** Returns the id of a row in live updates, such as the order's id for a return. If omitted, the row's own id is used. */
  liveId?(row: Row): string;
  /** Number of new rows, as an ICU plural: `{count, plural, one {# new order} other {# new orders}}`. */
  countText: string;
  /** A hook that returns a function for loading only the ids of a page. */
  useReadIds(): (query: ListQuery) => Promise<IdPage>;
}

/** Current view of the list. */
export interface ListView extends Pick<ListQuery, 'filter' | 'sort' | 'search'> {
  /** Fields of the visible columns, in order. */
  columns: string[];
  totalCount: number | undefined;
}

export interface ListSort {
  value: string;
  label: string;
}
