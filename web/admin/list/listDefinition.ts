import type { ComponentType, ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';
import type { BulkFilter, ListExportFilter } from '#web/graphql/types.generated.ts';
import type { BulkAction, BulkLink } from './bulkAction.ts';
import type { ListColumn } from './listColumn.ts';
import type { ListFilter } from './listFilter.ts';
import type { IdPage, ListLiveUpdates, ListQuery, ListRows, ListSort, ListView } from './listQuery.ts';
import type { ListTabs } from './listTabs.ts';

/**
 * Definition of a list screen: `<AdminList definition={ordersList} />`. Its texts are English sources that the list
 * translates.
 */
export interface ListDefinition<Row> {
  /** Identifies the list in URLs, saved views and storage, such as `orders`. */
  id: string;
  title: string;
  /** Name of the rows as an ICU plural: `{count, plural, one {# order} other {# orders}}`. */
  countText?: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** Built-in tabs above the list. */
  tabs?: ListTabs;
  /** Placeholder of the search field. If omitted, the list has no search. */
  search?: string;
  /** Sorts that the server supports, the default first. */
  sorts: readonly ListSort[];
  /** True if the server accepts several sorts in order of importance. */
  multiSort?: boolean;
  /** React hook that loads the rows. */
  useRows(query: ListQuery): ListRows<Row>;
  /** True if cells can be edited. All cells then stay mounted while the user moves between rows. */
  isEditable?: true;
  /** Returns the filter of an action on all matching rows. If omitted, actions apply only to selected rows. */
  bulkFilter?(query: Pick<ListQuery, 'filter' | 'search'>): BulkFilter;
  /**
   * Hook whose returned function loads only the ids of a page. Used by actions that the browser runs on all matching
   * rows.
   */
  useReadIds?(): (query: ListQuery) => Promise<IdPage>;
  /** Source of live updates. If omitted, the list is refetched every minute. */
  liveUpdates?: ListLiveUpdates<Row>;
  /** Returns the content of a card below its title. If omitted, the columns are shown as lines. */
  card?(row: Row): ReactNode;
  rowId(row: Row): string;
  /** Returns the URL of the row's page. */
  rowLink?(row: Row): string | undefined;
  /** Returns the name of a row in labels and reports, such as an order number. If omitted, the id is shown. */
  rowName?(row: Row): string;
  bulkActions?: readonly BulkAction<Row>[];
  /** Screens that can be opened with the selected rows. */
  bulkLinks?: readonly BulkLink[];
  /** Keyboard shortcuts that open a URL of the current row, such as E to edit it. */
  rowKeys?: Record<string, (row: Row) => string | undefined>;
  /** Returns the filter of an export. If omitted, the list has no export. */
  exportFilter?(query: Pick<ListQuery, 'filter' | 'search'>): ListExportFilter;
  /** Export in the format of the import. */
  importable?: ImportableForm;
  /** Buttons next to the title; a function receives the current view. */
  actions?: ReactNode | ((view: ListView) => ReactNode);
  /** Message shown if the list has no rows and no filter is set. */
  empty?: { title: string; text?: string; action?: ReactNode };
  /** Content shown if a search finds nothing. */
  notFound?: ComponentType<{ search: string }>;
}

/** Export with the columns of the import, whose headings are the same in every language. */
export interface ImportableForm {
  /** Name of the export on the server. */
  list: keyof ListExportFilter;
  columns: readonly { field: string; needs?: Action }[];
  /** Permission that the import requires. */
  needs: Action;
  exportFilter(query: Pick<ListQuery, 'filter' | 'search'>): ListExportFilter;
}
