import type { ComponentType, ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';
import type { BulkFilter, ListExportFilter } from '#web/graphql/types.generated.ts';
import type { BulkAction, BulkLink } from './bulkAction.ts';
import type { ListColumn } from './listColumn.ts';
import type { ListFilter } from './listFilter.ts';
import type { IdPage, ListNews, ListQuery, ListRows, ListShown, ListSort } from './listQuery.ts';
import type { ListTabs } from './listTabs.ts';

/**
 * What a list screen is made of: `<AdminList definition={ordersList} />`. Its texts are their English sources; the list
 * translates them.
 */
export interface ListDefinition<Row> {
  /** In addresses, saved views and storage, such as `orders`. */
  id: string;
  title: string;
  /** What one row is and what many are, as an ICU plural: `{count, plural, one {# order} other {# orders}}`. */
  counted?: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** What the list comes with, as tabs above it. */
  tabs?: ListTabs;
  /** The placeholder of the search; a list without it has no search. */
  search?: string;
  /** The orders that the server knows, the usual one first. */
  sorts: readonly ListSort[];
  /** Whether the server orders by several of them, one after the other. */
  multiSort?: boolean;
  /** A hook. */
  useRows(query: ListQuery): ListRows<Row>;
  /** Whether somebody types in its cells, which all stay while one goes from row to row. */
  isTypedIn?: true;
  /** What the server keeps of it for an action on all rows that match; without it only chosen rows can be changed. */
  bulkFilter?(query: Pick<ListQuery, 'filter' | 'search'>): BulkFilter;
  /** A hook: how to read no more than the ids of a page, for an action that the screen does by itself on all that match. */
  useReadIds?(): (query: ListQuery) => Promise<IdPage>;
  /** Where the list hears of what changes; one without it is read again each minute. */
  news?: ListNews<Row>;
  /** What a card shows below its title, where the columns as lines would not do. */
  card?(row: Row): ReactNode;
  rowId(row: Row): string;
  /** Where a row leads to. */
  rowLink?(row: Row): string | undefined;
  /** How a row is named where its outcome is told, such as an order's number; its id otherwise. */
  rowName?(row: Row): string;
  bulkActions?: readonly BulkAction<Row>[];
  /** Screens that what is chosen can be taken to. */
  bulkLinks?: readonly BulkLink[];
  /** Where keys lead from the row that one is on, such as E to where it is edited. */
  rowKeys?: Record<string, (row: Row) => string | undefined>;
  /** What the server keeps of it, under the list's own name, for an export; a list without it has no export. */
  exportFilter?(query: Pick<ListQuery, 'filter' | 'search'>): ListExportFilter;
  /** How it is written for the import of what it lists. */
  importable?: ImportableForm;
  /** Buttons to the right of the title; a function hears what the list shows. */
  actions?: ReactNode | ((shown: ListShown) => ReactNode);
  /** What a list without any row and filter says. */
  empty?: { title: string; text?: string; action?: ReactNode };
  /** What else is offered where a search finds nothing. */
  notFound?: ComponentType<{ search: string }>;
}

/** The rows of a list in the columns that an import takes, which are called the same in every language. */
export interface ImportableForm {
  /** The server's name of the list that is written so. */
  list: keyof ListExportFilter;
  columns: readonly { field: string; needs?: Action }[];
  /** What somebody must be allowed to import it. */
  needs: Action;
  exportFilter(query: Pick<ListQuery, 'filter' | 'search'>): ListExportFilter;
}
