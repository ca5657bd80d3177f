import type { FilterOption } from './listFilter.ts';

/** Built-in parts of a list. Each has an address of its own and cannot be deleted. */
export interface ListTabs {
  /** Field of the filter that a tab sets. The filter bar does not show it. */
  field: string;
  /** Label of the tab that shows all rows. */
  all: string;
  options: readonly ListTab[];
  /** A hook that returns the number of rows of each tab, by its value, once loaded. */
  useCounts(): Partial<Record<string, number>>;
}

export interface ListTab extends FilterOption {
  /** Fields of its columns, if they differ from the list's. */
  columns?: readonly string[];
  /** Its sort, if it differs from the list's. */
  sort?: string;
  /** Message if the tab has no rows. */
  empty?: { title: string; text?: string };
}
