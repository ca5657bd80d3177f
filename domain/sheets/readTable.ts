import { DomainError } from '#domain/errors/errors.ts';
import { findHeader, plainName } from './columnNames.ts';
import { isSummary } from './isSummary.ts';
import { readRecords, type SheetRecords, type SheetRow } from './readRecords.ts';

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

/**
 * The table of a CSV file or a paste, of whichever sender. Throws a DomainError at `csv` that names the row where a row has more
 * cells than there are names, and where two columns have one name.
 */
export function readTable(csv: string): SheetTable {
  const records = readRecords(csv);
  if (records.records.length === 0) throw new DomainError('SHEET_BLANK', 'csv');
  return tableBelow(records, findHeader(records.records.map(({ cells }) => cells)));
}

/** The table whose columns one of the records names. Throws as `readTable` does. */
export function tableBelow({ delimiter, records }: SheetRecords, top: number): SheetTable {
  const { cells: header = [], row: headerRow = 1 } = records[top] ?? {};
  expectOneEach(header);
  const below = records.slice(top + 1);
  const rows = below.filter(({ cells }) => !isSummary(cells) && !isSameHeader(cells, header));
  for (const row of rows) expectFitting(row, { header, delimiter });
  return { delimiter, header, headerRow, rows, summaryRows: below.length - rows.length };
}

/** The first rows of a table, for a person to see how it was read. */
export function sampleOf({ header, rows }: SheetTable, count = 5): string[][] {
  return rows.slice(0, count).map(({ cells }) => header.map((_name, place) => cells[place] ?? ''));
}

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
