import { DomainError } from '#domain/errors/errors.ts';
import { findHeader, isKnownName, isSameHeader, plainName, wordsOf } from './columnNames.ts';
import { areFigures, areNamesOfSums, isSummary } from './isSummary.ts';
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
  /** Totals, opening and closing balances, page ends, and what a page repeats of the letterhead and the names. */
  summaryRows: number;
}

/**
 * The table of a CSV file or a paste, of whichever sender. Throws a DomainError at `csv` that names the row where a row has more
 * cells than there are names, and where columns have no names, or two have one.
 */
export function readSheetTable(csv: string): SheetTable {
  const records = readRecords(csv);
  if (records.records.length === 0) throw new DomainError('SHEET_BLANK', 'csv');
  return tableBelow(records, findHeader(records.records.map(({ cells }) => cells)));
}

/** The table whose columns one of the records names. Throws as `readSheetTable` does. */
export function tableBelow({ delimiter, records }: SheetRecords, top: number): SheetTable {
  const { cells: names = [], row: headerRow = 1 } = records[top] ?? {};
  const second = records[top + 1]?.cells ?? [];
  const isOfTwo = isSecondRow(second, names);
  const header = isOfTwo ? joined(names, second) : names;
  if (header.some(isValue)) throw new DomainError('SHEET_NAMES_MISSING', { row: headerRow }, 'csv');
  expectOneEach(header);
  const named = isOfTwo || areNames(second) ? [names, second] : [names];
  const letterhead = new Set(records.slice(0, top).map(({ cells }) => cells.join('\n')));
  const below = records.slice(top + named.length).map((row) => withSides(row, header));
  const rows = below.filter(({ cells }, at) => {
    const above = below[at - 1]?.cells ?? [];
    const areSums = areNamesOfSums(above) && areFigures(cells);
    const isOfPage = letterhead.has(cells.join('\n')) || named.some((row) => isSameHeader(cells, row));
    return !areSums && !isSummary(cells) && !isOfPage;
  });
  for (const row of rows) expectFitting(row, { header, delimiter });
  return { delimiter, header, headerRow, rows, summaryRows: below.length - rows.length };
}

/** The first rows of a table, for a person to see how it was read. */
export function sampleOf({ header, rows }: SheetTable, count = 5): string[][] {
  return rows.slice(0, count).map(({ cells }) => header.map((_name, place) => cells[place] ?? ''));
}

const SIDE = /^[cd]r\.?$/i;

/** `500` and `Dr` below one name, whose cell is merged over both, are `500 Dr`. */
function withSides({ row, cells }: SheetRow, header: readonly string[]): SheetRow {
  const isSide = (at: number) =>
    !header[at] && SIDE.test(cells[at] ?? '') && /\p{N}/u.test(cells[at - 1] ?? '');
  if (!cells.some((_cell, at) => isSide(at))) return { row, cells };
  const joined = cells.map((cell, at) =>
    isSide(at) ? '' : isSide(at + 1) ? `${cell} ${cells[at + 1]}` : cell,
  );
  return { row, cells: joined.slice(0, joined.findLastIndex((cell) => cell !== '') + 1) };
}

/** Names below a cell that is merged over several columns, such as `Withdrawal` and `Deposit` below `Transaction`. */
function isSecondRow(second: readonly string[], names: readonly string[]): boolean {
  return second.some((cell, place) => cell !== '' && !names[place]) && areNames(second);
}

/** Names alone, also those of the other language below the first ones. */
function areNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every(isKnownName);
}

/** `Gross` and `Net` below `Weight` are `Gross Weight` and `Net Weight`. */
function joined(names: readonly string[], second: readonly string[]): string[] {
  const places = Array.from({ length: Math.max(names.length, second.length) }, (_, place) => place);
  return places.map((place) => {
    const merged = second[place] ? names.slice(0, place + 1).findLast(Boolean) : names[place];
    return [second[place], merged].filter(Boolean).join(' ');
  });
}

/** A day or a sum, which names no column. */
function isValue(cell: string): boolean {
  return /\p{N}/u.test(cell) && !/\p{L}/u.test(cell);
}

function expectOneEach(header: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of header) {
    const plain = plainName(name);
    if (plain && seen.has(plain)) throw new DomainError('SHEET_COLUMN_TWICE', { column: name }, 'csv');
    seen.add(plain);
  }
}

/** `1` beside `000.00`, or `Rs. 1` beside `500`, is what a comma makes of an amount that is not quoted. */
const HEAD_OF_AMOUNT = /^(?<currency>(?:npr|nrs|rs|रु|रू)\.?\s*)?[-−]?\d{1,3}$/i;
const TAIL_OF_AMOUNT = /^\d{2,3}(?:\.\d{1,2})?$/;
/** A column of codes has cells such as `000`, which are no tail of an amount. */
const OF_CODES = / (?:status|code|id|no|number|type|branch) /;
const TAIL_WITH_ZERO = /^(?:000|0\d{1,2}\.\d{1,2})$/;

function expectFitting(
  { row, cells }: SheetRow,
  { header, delimiter }: Pick<SheetTable, 'header' | 'delimiter'>,
): void {
  if (cells.length > header.length)
    throw new DomainError('SHEET_ROW_TOO_LONG', { row, cells: cells.length, columns: header.length }, 'csv');
  if (delimiter !== ',') return;
  for (const [at, cell] of cells.entries()) {
    const next = OF_CODES.test(wordsOf(header[at + 1] ?? '')) ? '' : (cells[at + 1] ?? '');
    const head = HEAD_OF_AMOUNT.exec(cell);
    if (head && (TAIL_WITH_ZERO.test(next) || (head.groups?.currency && TAIL_OF_AMOUNT.test(next))))
      throw new DomainError('SHEET_AMOUNT_SPLIT', { row, cell: `${cell},${next}` }, 'csv');
  }
}
