import type { ListDefinition } from '../listDefinition.ts';
import type { ListState } from './listUrl.ts';
import { tabOf } from './tabOf.ts';

/** The orders that the address asks for, or the usual one of the tab or the list. */
export function sortInForce(
  { sorts, tabs }: Pick<ListDefinition<never>, 'sorts' | 'tabs'>,
  { sort, filter }: Pick<ListState, 'sort' | 'filter'>,
): string[] {
  const ofTab = tabOf({ tabs }, filter)?.sort;
  if (sort.length === 0 && ofTab) return [ofTab];
  return sort.length > 0 ? sort : sorts.slice(0, 1).map(({ value }) => value);
}
