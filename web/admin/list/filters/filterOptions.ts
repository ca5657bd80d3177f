import type { FilterOption, FilterValues, ListFilter } from '../listFilter.ts';

type Choice = Extract<ListFilter, { kind: 'choice' }>;

/** Returns the options that are compatible with the other filters. */
export function getCompatibleOptions(
  { options, isCompatible }: Choice,
  values: FilterValues,
): readonly FilterOption[] {
  return isCompatible ? options.filter(({ value }) => isCompatible(value, values)) : options;
}

/** Removes values that are incompatible with the other filters. */
export function removeIncompatibleValues(filters: readonly ListFilter[], values: FilterValues): FilterValues {
  const compatibleFilters = { ...values };
  for (const filter of filters) {
    const value = compatibleFilters[filter.field];
    if (filter.kind !== 'choice' || !Array.isArray(value)) continue;
    const compatibleValues = getCompatibleOptions(filter, compatibleFilters).map((option) => option.value);
    const remainingValues = value.filter((selectedValue) => compatibleValues.includes(selectedValue));
    if (remainingValues.length > 0) compatibleFilters[filter.field] = remainingValues;
    else delete compatibleFilters[filter.field];
  }
  return compatibleFilters;
}
