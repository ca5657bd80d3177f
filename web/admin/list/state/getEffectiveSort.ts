import type { ListDefinition } from '../listDefinition.ts';
import { findCurrentTab } from './findCurrentTab.ts';
import type { ListState } from './listUrl.ts';

/** Returns the sorts in the URL, or else the default of the tab or list. */
export function getEffectiveSort(
  { sorts, tabs }: Pick<ListDefinition<never>, 'sorts' | 'tabs'>,
  { sort, filter }: Pick<ListState, 'sort' | 'filter'>,
): string[] {
  const tabSort = findCurrentTab({ tabs }, filter)?.sort;
  if (sort.length === 0 && tabSort) return [tabSort];
  return sort.length > 0 ? sort : sorts.slice(0, 1).map(({ value }) => value);
}
