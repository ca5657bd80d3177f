/** Figures of a chart as rows, for screen readers and copying. */
export interface FigureTable {
  /** Heading of the row names, such as the day. */
  name: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

interface FigureColumn {
  header: string;
  text: (figure: number) => string;
  /** In a column of the previous period: index of the same column for the current period. */
  currentColumnIndex?: number;
}

interface FigureRow {
  key: string;
  name: string;
  /** True if the row is the sum of the rows above. */
  isSum?: true;
  /** URL of the list with the records counted in the row. */
  to?: string;
  /** One figure per column; null if there is none. */
  figures: readonly (number | null)[];
}

/** Formats the table for a spreadsheet: plain numbers separated by tabs. */
export function toTabSeparated({ name, columns, rows }: FigureTable): string {
  const lines = [
    [name, ...columns.map(({ header }) => header)],
    ...rows.map((row) => [row.name, ...columns.map((_column, index) => String(row.figures[index] ?? ''))]),
  ];
  return lines.map((line) => line.join('\t')).join('\n');
}
