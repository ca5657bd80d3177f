import { DomainError } from '#domain/errors/errors.ts';
import { isKnownName, isNameLike, plainName } from './columnNames.ts';
import { isSummary } from './isSummary.ts';
import { readRecords, type SheetRow } from './readRecords.ts';

/** A table as a file holds it, below what stands above it and without what sums it up. */
export interface SheetTable {
  delimiter: string;
  /** The names of the columns as they are written; empty where a column between others has none. */
  header: readonly string[];
  /** The row of the names, as a spreadsheet counts. */
  headerRow: number;
  /** Those that are not empty, each with at most as many cells as there are names. */
  rows: readonly SheetRow[];
  /** Totals, opening and closing balances, page ends and names that are repeated. */
  summaryRows: number;
}

/** How far below the top of a file the names of its columns can stand. */
const MOST_LETTERHEAD = 30;

/**
 * The table of a CSV file or a paste, of whichever sender. Throws a DomainError at `csv` that names the row where a row has more
 * cells than there are names, and where two columns have one name.
 */
export function readTable(csv: string): SheetTable {
  const { delimiter, records } = readRecords(csv);
  if (records.length === 0) throw new DomainError('SHEET_BLANK', 'csv');
  const top = findHeader(records);
  const { cells: header = [], row: headerRow = 1 } = records[top] ?? {};
  expectOneEach(header);
  const below = records.slice(top + 1);
  const rows = below.filter(({ cells }) => !isSummary(cells) && !isSameHeader(cells, header));
  for (const row of rows) expectFitting(row, { header, delimiter });
  return { delimiter, header, headerRow, rows, summaryRows: below.length - rows.length };
}

/** Which of the records names the columns: the one with the most names that are known, else the fullest one without figures. */
export function findHeader(records: readonly SheetRow[]): number {
  const scores = records.slice(0, MOST_LETTERHEAD).map(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    if (!filled.every(isNameLike)) return 0;
    return filled.filter(isKnownName).length * MOST_COLUMNS + Math.min(filled.length, MOST_COLUMNS - 1);
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

const MOST_COLUMNS = 1_000;

function expectOneEach(header: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of header) {
    const plain = plainName(name);
    if (plain && seen.has(plain)) throw new DomainError('SHEET_COLUMN_TWICE', { column: name }, 'csv');
    seen.add(plain);
  }
}

function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  return (
    cells.length === header.length &&
    cells.every((cell, at) => plainName(cell) === plainName(header[at] ?? ''))
  );
}

/** `1` beside `000.00`, or `Rs. 1` beside `500`, is what a comma makes of an amount that is not quoted. */
const HEAD_OF_AMOUNT = /^(?<currency>(?:npr|nrs|rs|रु|रू)\.?\s*)?[-−]?\d{1,3}$/i;
const TAIL_OF_AMOUNT = /^\d{2,3}(?:\.\d{1,2})?$/;
const TAIL_WITH_ZERO = /^(?:000|0\d{1,2}\.\d{1,2})$/;

function expectFitting(
  { row, cells }: SheetRow,
  { header, delimiter }: Pick<SheetTable, 'header' | 'delimiter'>,
): void {
  if (cells.length > header.length)
    throw new DomainError('SHEET_ROW_TOO_LONG', { row, cells: cells.length, columns: header.length }, 'csv');
  if (delimiter !== ',') return;
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1] ?? '';
    const head = HEAD_OF_AMOUNT.exec(cell);
    if (head && (TAIL_WITH_ZERO.test(next) || (head.groups?.currency && TAIL_OF_AMOUNT.test(next))))
      throw new DomainError('SHEET_AMOUNT_SPLIT', { row, cell: `${cell},${next}` }, 'csv');
  }
}
