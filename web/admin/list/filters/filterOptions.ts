import type { FilterOption, FilterValues, ListFilter } from '../listFilter.ts';

type Choice = Extract<ListFilter, { kind: 'choice' }>;

/** Returns the options that are compatible with the other filters. */
export function offeredOptions({ options, isCompatible: fits }: Choice, values: FilterValues): readonly FilterOption[] {
  return fits ? options.filter(({ value }) => fits(value, values)) : options;
}

/** Removes values that are incompatible with the other filters. */
export function consistentFilters(filters: readonly ListFilter[], values: FilterValues): FilterValues {
  const consistent = { ...values };
  for (const filter of filters) {
    const value = consistent[filter.field];
    if (filter.kind !== 'choice' || !Array.isArray(value)) continue;
    const offered = offeredOptions(filter, consistent).map((option) => option.value);
    const remaining = value.filter((selectedValue) => offered.includes(selectedValue));
    if (remaining.length > 0) consistent[filter.field] = remaining;
    else delete consistent[filter.field];
  }
  return consistent;
}
