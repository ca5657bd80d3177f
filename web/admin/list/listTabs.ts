import type { FilterOption } from './listFilter.ts';

/** Built-in tabs of a list. Each has its own URL and cannot be deleted. */
export interface ListTabs {
  /** Field of the filter that a tab sets. The filter bar does not show it. */
  field: string;
  /** Label of the tab that shows all rows. */
  all: string;
  options: readonly ListTab[];
  /** Hook that returns the number of rows by tab, once loaded. */
  useCounts(): Partial<Record<string, number>>;
}

export interface ListTab extends FilterOption {
  /** Fields of the tab's columns, if they differ from the list's. */
  columns?: readonly string[];
  /** Default sort of the tab, if it differs from the list's. */
  sort?: string;
  /** Message shown if the tab has no rows. */
  empty?: { title: string; text?: string };
}
