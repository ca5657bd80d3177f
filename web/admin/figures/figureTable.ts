/** Figures as rows: what a chart shows, to be read, listened to and copied. */
export interface FigureTable {
  /** What the rows are named by, such as the day. */
  name: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

interface FigureColumn {
  header: string;
  text: (figure: number) => string;
  /** The column whose figures these are, of the period before. */
  ofBefore?: number;
}

interface FigureRow {
  key: string;
  name: string;
  /** Whether it sums up the rows above it. */
  isSum?: true;
  /** The list of what the row counts. */
  to?: string;
  /** One for each column, in its order; null where there is none. */
  figures: readonly (number | null)[];
}

/** The table for a spreadsheet: plain numbers between tabs. */
export function tabbed({ name, columns, rows }: FigureTable): string {
  const lines = [
    [name, ...columns.map(({ header }) => header)],
    ...rows.map((row) => [row.name, ...columns.map((_column, index) => String(row.figures[index] ?? ''))]),
  ];
  return lines.map((line) => line.join('\t')).join('\n');
}
