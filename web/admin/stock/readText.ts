import type { FilterValue } from '../list/listFilter.ts';

/** Returns the single value of a filter, chosen or typed. */
export function readText(value: FilterValue | undefined): string | undefined {
  const singleValue = Array.isArray(value) ? value[0] : value;
  return typeof singleValue === 'string' && singleValue !== '' ? singleValue : undefined;
}
