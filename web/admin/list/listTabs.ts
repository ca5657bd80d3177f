import type { FilterOption } from './listFilter.ts';

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
