import type { I18n } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';
import type { BulkChangeInput, BulkFilter, ListExportFilter } from '#web/graphql/types.generated.ts';
import type { DeskTopic } from '../events/deskNews.ts';

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

export interface ListColumn<Row> {
  field: string;
  header: string;
  /** In px; columns without it share what is left. */
  width?: number;
  /** Never narrower than its width: a time or a number that is cut says something else. */
  whole?: true;
  align?: 'left' | 'right' | 'center';
  /** Whether long text takes several lines, and its row as much height. */
  wraps?: true;
  /** The sorts that this column's header switches between, by their values. */
  sortable?: { asc?: string; desc?: string };
  /**
   * Amount in whole NPR that the cell shows to the right; null for a dash. The column is as wide as the widest amount in view, so that
   * no amount is ever cut.
   */
  npr?(row: Row): number | null;
  /** Text with an amount in it that the cell shows beside a mark: the column is never narrower than the widest of these in view. */
  uncut?(row: Row, i18n: I18n): string;
  /** What the cell shows; the row's own value of the field otherwise. */
  render?(row: Row): ReactNode;
  /** The same as plain text. */
  exportText?(row: Row): string;
  /** What an export says for the values that the server gives it, such as `{ PENDING: 'Placed' }`. */
  words?: Record<string, string> | ((i18n: I18n) => Record<string, string>);
  /** What somebody must be allowed to see it. */
  needs?: Action;
  /** Left out of exports, such as a column of buttons. */
  exported?: false;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
  /** On a narrow screen: the card's heading, one of its lines, or nothing at all. */
  card?: 'title' | 'line' | 'none';
}

export type ListFilter = {
  field: string;
  label: string;
} & (
  | {
      kind: 'choice';
      options: readonly FilterOption[];
      several?: boolean;
      /** Whether an option makes sense beside the other filters that are set; all of them do otherwise. */
      fits?(value: string, others: FilterValues): boolean;
    }
  | {
      /** A choice among what there is at the moment, named as it is. */
      kind: 'known';
      several?: boolean;
      /** A hook. */
      useOptions(): readonly FilterOption[];
    }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'dateRange' }
  | { kind: 'numberRange'; unit?: string }
  | { kind: 'flag' }
);

/** Parts of a list that the store comes with: each is an address of its own, and nobody can delete it. */
export interface ListTabs {
  /** The filter that a tab sets: a choice, which the filter bar leaves to the tabs. */
  field: string;
  /** What the tab without it is called. */
  all: string;
  options: readonly ListTab[];
  /** A hook: how many rows each holds, by its value, as far as that is known. */
  useCounts(): Partial<Record<string, number>>;
}

export interface ListTab extends FilterOption {
  /** The fields of its columns, where they are others than the list's. */
  columns?: readonly string[];
  /** Its order, where it is another than the list's. */
  sort?: string;
  /** What it says where nothing is in it. */
  empty?: { title: string; text?: string };
}

export interface FilterOption {
  value: string;
  label: string;
}

export interface ListSort {
  value: string;
  label: string;
}

/**
 * What a filter is set to, by the filter's field. A choice is a list of values, a range has either end or both (days as
 * `2026-11-21` in Kathmandu, both included), a flag is true or false.
 */
export type FilterValues = Record<string, FilterValue>;

export type FilterValue = string | string[] | boolean | Range;

export interface Range {
  from?: string;
  to?: string;
}

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

export interface ListNews<Row> {
  topic: DeskTopic;
  /** The id by which the news name a row: an order's for a return. The row's own where it is left out. */
  newsId?(row: Row): string;
  /** How many rows are new, as an ICU plural: `{count, plural, one {# new order} other {# new orders}}`. */
  counted: string;
  /** A hook: how to read no more than the ids of a page. */
  useReadIds(): (query: ListQuery) => Promise<IdPage>;
}

export interface IdPage {
  ids: readonly string[];
  endCursor?: string | null;
  hasNextPage: boolean;
}

/** What the list shows at the moment. */
export interface ListShown extends Pick<ListQuery, 'filter' | 'sort' | 'search'> {
  /** The fields of the columns that are shown, in their order. */
  columns: string[];
  totalCount: number | undefined;
}

export type BulkAction<Row> = ActionOnRows<Row> & (ServerChange<Row> | ScreenAction);

/** The server changes the rows in a job, with a report. */
export interface ServerChange<Row> {
  /** The change, by what the dialog asked, and the chosen rows as they were read; null where not all of them are known. */
  change(answer: unknown, chosen: readonly Row[] | null): BulkChangeInput;
  run?: undefined;
}

/** The screen does it, such as opening a file. */
export interface ScreenAction {
  /** Does it for each of these rows, at most 100 a call, and tells what became of each. */
  run(ids: readonly string[], answer: unknown): Promise<BulkResult[]>;
  change?: undefined;
}

interface ActionOnRows<Row> {
  label: string;
  /** What somebody must be allowed to do it. */
  needs?: Action;
  /** Whether it can be done with these rows; with all matching only the rows of the page are known. */
  isFor?(rows: readonly Row[]): boolean;
  /** The fields of a dialog that asks what it needs to know before it runs; without it, it asks only whether. */
  Ask?: ComponentType<BulkAskProps>;
  /** Why it cannot be done with what is chosen, where it does not fit; without it it is left out then. */
  unfit?: string;
  /** The key that begins it. */
  key?: string;
  /** What its dialog's button says, where that is more than its label. */
  confirm?: string;
  /** What became of them, as an ICU plural of `done`, where they were not changed. */
  done?: string;
  /** Whether what was chosen stays so, for what is done next. */
  keeps?: true;
  /**
   * Said before and after where nothing of it can be taken back; of the rows that were chosen, or of null where not all of
   * them are known.
   */
  lasting?: string | ((i18n: I18n, chosen: readonly Row[] | null) => string);
  /**
   * Run without a question, since it can be taken back; over all that match it is asked all the same. Says what is done
   * then, as an ICU plural: `{count, plural, one {# order is confirmed} other {# orders are confirmed}}`.
   */
  atOnce?: string;
}

interface BulkLink {
  label: string;
  /** What somebody must be allowed to go there, any of these. */
  needs: readonly Action[];
  /** The address for these rows, or with null for all that match. */
  to(ids: readonly string[] | null, query: Pick<ListQuery, 'filter' | 'search' | 'sort'>): string;
}

export interface BulkAskProps {
  count: number;
  /** What the chosen rows are called; null for all that match. */
  names: readonly string[] | null;
  /** What it is set to so far; undefined at first. */
  answer: unknown;
  /** Takes what the action will be run with; undefined while something is missing. */
  onAnswer(answer: unknown): void;
}

export interface BulkResult {
  id: string;
  /** Why it was not done; nothing where it was. */
  problem?: string | undefined;
}
