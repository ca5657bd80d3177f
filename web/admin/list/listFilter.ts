export type ListFilter = {
  field: string;
  label: string;
} & (
  | {
      kind: 'choice';
      options: readonly FilterOption[];
      isMultiple?: boolean;
      /** Returns true if an option is compatible with the other filters. If omitted, all options are compatible. */
      isCompatible?(value: string, others: FilterValues): boolean;
    }
  | {
      /** A choice among current records, by name. */
      kind: 'known';
      isMultiple?: boolean;
      /** React hook that returns the options. */
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
 * Values of the filters that are set, by field. A choice is a list of values; a range has a start, an end or both
 * (Kathmandu days such as `2026-11-21`, inclusive); a flag is true or false.
 */
export type FilterValues = Record<string, FilterValue>;

export type FilterValue = string | string[] | boolean | Range;

export interface Range {
  from?: string;
  to?: string;
}
