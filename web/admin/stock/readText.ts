import type { FilterValue } from '../list/listFilter.ts';

/** The one value that a filter is set to, of a choice or as it was typed. */
export function readText(value: FilterValue | undefined): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one !== '' ? one : undefined;
}
