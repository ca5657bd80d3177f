import type { ListDefinition } from '../listDefinition.ts';
import type { FilterValues } from '../listFilter.ts';
import type { ListTab } from '../listTabs.ts';

type Known = Pick<ListDefinition<never>, 'tabs'>;

/** The tab that the filters stand under; undefined under all, or where a list has none. */
export function tabOf({ tabs }: Known, filter: FilterValues): ListTab | undefined {
  const value = tabs && filter[tabs.field];
  return tabs?.options.find((option) => Array.isArray(value) && value.includes(option.value));
}

/** The filters beside the tab. */
export function withoutTab({ tabs }: Known, filter: FilterValues): FilterValues {
  if (!tabs) return filter;
  const { [tabs.field]: _tab, ...others } = filter;
  return others;
}

/** Other filters under the same tab. */
export function underTab({ tabs }: Known, before: FilterValues, others: FilterValues): FilterValues {
  const value = tabs && before[tabs.field];
  return tabs && value !== undefined ? { [tabs.field]: value, ...others } : others;
}
