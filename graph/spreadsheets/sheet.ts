export type Cell = string | number | Date | null;

/** Format of a workbook column. */
export interface WorkbookColumn {
  title: string;
  /** Width in characters. */
  width: number;
  /** Number format of dates. */
  format?: string;
}

/** A table whose rows are read in batches while the file is written. */
export interface SpreadsheetTable {
  name: string;
  columns: readonly WorkbookColumn[];
  /** Dates contain Kathmandu's local time in their UTC fields. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}
