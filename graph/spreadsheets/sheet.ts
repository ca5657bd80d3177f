export type Cell = string | number | Date | null;

/** How a column looks in a workbook. */
export interface SheetColumn {
  title: string;
  /** In characters. */
  width: number;
  /** How it shows a date. */
  format?: string;
}

/** A table that is written while it is read, some rows at a time. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** A date is Kathmandu's wall clock, said as if it were UTC. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}
