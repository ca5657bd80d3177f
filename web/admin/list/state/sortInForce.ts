import type { ListDefinition } from '../listDefinition.ts';
import type { ListState } from './listUrl.ts';

/** The orders that the address asks for, or the list's usual one. */
export function sortInForce(
  { sorts }: Pick<ListDefinition<never>, 'sorts'>,
  { sort }: Pick<ListState, 'sort'>,
): string[] {
  return sort.length > 0 ? sort : sorts.slice(0, 1).map(({ value }) => value);
}
