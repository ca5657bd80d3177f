export type Cell = string | number | Date | null;

/** Format of a workbook column. */
export interface WorkbookColumn {
  title: string;
  /** Width in characters. */
  width: number;
  /** Number format of dates. */
  format?: string;
}

/** A table whose rows are read in batches while it is written. */
export interface SpreadsheetTable {
  name: string;
  columns: readonly WorkbookColumn[];
  /** Dates are Kathmandu's wall clock time expressed in UTC. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}
