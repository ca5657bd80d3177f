import type { FilterOption, FilterValues, ListFilter } from '../listFilter.ts';

type Choice = Extract<ListFilter, { kind: 'choice' }>;

/** What a choice offers beside the other filters that are set. */
export function offeredOptions({ options, fits }: Choice, values: FilterValues): readonly FilterOption[] {
  return fits ? options.filter(({ value }) => fits(value, values)) : options;
}

/** The filters without what the others rule out. */
export function consistentFilters(filters: readonly ListFilter[], values: FilterValues): FilterValues {
  const consistent = { ...values };
  for (const filter of filters) {
    const value = consistent[filter.field];
    if (filter.kind !== 'choice' || !Array.isArray(value)) continue;
    const offered = offeredOptions(filter, consistent).map((option) => option.value);
    const kept = value.filter((one) => offered.includes(one));
    if (kept.length > 0) consistent[filter.field] = kept;
    else delete consistent[filter.field];
  }
  return consistent;
}
