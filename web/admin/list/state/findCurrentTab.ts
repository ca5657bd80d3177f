import type { ListDefinition } from '../listDefinition.ts';
import type { FilterValues } from '../listFilter.ts';
import type { ListTab } from '../listTabs.ts';

type TabbedList = Pick<ListDefinition<never>, 'tabs'>;

/** Returns the tab that the filters select; undefined for "all" or a list without tabs. */
export function findCurrentTab({ tabs }: TabbedList, filter: FilterValues): ListTab | undefined {
  const value = tabs && filter[tabs.field];
  return tabs?.options.find((option) => Array.isArray(value) && value.includes(option.value));
}

/** Returns the filters without the filter of the tab. */
export function removeTabFilter({ tabs }: TabbedList, filter: FilterValues): FilterValues {
  if (!tabs) return filter;
  const { [tabs.field]: _tab, ...newFilter } = filter;
  return newFilter;
}

/** Replaces all filters except the tab's. */
export function preserveTabFilter(
  { tabs }: TabbedList,
  previousFilter: FilterValues,
  newFilter: FilterValues,
): FilterValues {
  const value = tabs && previousFilter[tabs.field];
  return tabs && value !== undefined ? { [tabs.field]: value, ...newFilter } : newFilter;
}
