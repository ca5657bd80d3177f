export type ListFilter = {
  field: string;
  label: string;
} & (
  | {
      kind: 'choice';
      options: readonly FilterOption[];
      several?: boolean;
      /** Whether an option makes sense beside the other filters that are set; all of them do otherwise. */
      fits?(value: string, others: FilterValues): boolean;
    }
  | {
      /** A choice among what there is at the moment, named as it is. */
      kind: 'known';
      several?: boolean;
      /** A hook. */
      useOptions(): readonly FilterOption[];
    }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'dateRange' }
  | { kind: 'numberRange'; unit?: string }
  | { kind: 'flag' }
);

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * What a filter is set to, by the filter's field. A choice is a list of values, a range has either end or both (days as
 * `2026-11-21` in Kathmandu, both included), a flag is true or false.
 */
export type FilterValues = Record<string, FilterValue>;

export type FilterValue = string | string[] | boolean | Range;

export interface Range {
  from?: string;
  to?: string;
}
