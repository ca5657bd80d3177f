import { DomainError } from '#domain/errors/errors.ts';
import { findHeader, isKnownName, isSameHeader, normalisedWords, normaliseName } from './columnNames.ts';
import { areNumbers, areTotalLabels, isSummary } from './isSummary.ts';
import { readRecords, type SpreadsheetRecords, type SpreadsheetRow } from './readRecords.ts';

/** A table in a file, without the letterhead above it and without totals. */
export interface SpreadsheetTable {
  delimiter: string;
  /** Column names as written. Empty if a column between others has none. */
  header: readonly string[];
  /** Row number of the header, as in a spreadsheet. */
  headerRow: number;
  /** Non-empty rows, none longer than the header. */
  rows: readonly SpreadsheetRow[];
  /**
   * Number of excluded rows: totals, opening and closing balances, page footers, and repeated letterheads and
   * headers.
   */
  summaryRows: number;
}

/**
 * Reads the table of a CSV file or of pasted cells, from any sender. Throws a DomainError on `csv` that names the row
 * if it is longer than the header, if there are no column names, or if two columns have the same name.
 */
export function readTable(csv: string): SpreadsheetTable {
  const records = readRecords(csv);
  if (records.records.length === 0) throw new DomainError('SHEET_BLANK', 'csv');
  return readTableBelowHeader(records, findHeader(records.records.map(({ cells }) => cells)));
}

/** Reads the table below the given header record. Throws the same errors as `readTable`. */
export function readTableBelowHeader(
  { delimiter, records }: SpreadsheetRecords,
  headerIndex: number,
): SpreadsheetTable {
  const { cells: names = [], row: headerRow = 1 } = records[headerIndex] ?? {};
  const secondRow = records[headerIndex + 1]?.cells ?? [];
  const hasTwoHeaderRows = isSecondRow(secondRow, names);
  const header = hasTwoHeaderRows ? joinHeaders(names, secondRow) : names;
  if (header.some(isValue)) throw new DomainError('SHEET_NAMES_MISSING', { row: headerRow }, 'csv');
  assertUniqueNames(header);
  const headerRows = hasTwoHeaderRows || areNames(secondRow) ? [names, secondRow] : [names];
  const letterhead = new Set(records.slice(0, headerIndex).map(({ cells }) => cells.join('\n')));
  const rowsBelow = records.slice(headerIndex + headerRows.length).map((row) => joinSides(row, header));
  const rows = rowsBelow.filter(({ cells }, at) => {
    const rowAbove = rowsBelow[at - 1]?.cells ?? [];
    const isTotalsRow = areTotalLabels(rowAbove) && areNumbers(cells);
    const isPageHeader =
      letterhead.has(cells.join('\n')) || headerRows.some((row) => isSameHeader(cells, row));
    return !isTotalsRow && !isSummary(cells) && !isPageHeader;
  });
  for (const row of rows) assertRowFits(row, { header, delimiter });
  return { delimiter, header, headerRow, rows, summaryRows: rowsBelow.length - rows.length };
}

/** Returns the first rows of a table, for a preview. */
export function getPreviewRows({ header, rows }: SpreadsheetTable, count = 5): string[][] {
  return rows.slice(0, count).map(({ cells }) => header.map((_name, place) => cells[place] ?? ''));
}

const SIDE = /^[cd]r\.?$/i;

/** Joins `500` and `Dr` to `500 Dr` if the header cell above them is merged over both columns. */
function joinSides({ row, cells }: SpreadsheetRow, header: readonly string[]): SpreadsheetRow {
  const isSide = (at: number) =>
    !header[at] && SIDE.test(cells[at] ?? '') && /\p{N}/u.test(cells[at - 1] ?? '');
  if (!cells.some((_cell, at) => isSide(at))) return { row, cells };
  const joinedCells = cells.map((cell, at) =>
    isSide(at) ? '' : isSide(at + 1) ? `${cell} ${cells[at + 1]}` : cell,
  );
  return { row, cells: joinedCells.slice(0, joinedCells.findLastIndex((cell) => cell !== '') + 1) };
}

/** Returns true for names below a merged cell, such as `Withdrawal` and `Deposit` below `Transaction`. */
function isSecondRow(second: readonly string[], names: readonly string[]): boolean {
  return second.some((cell, place) => cell !== '' && !names[place]) && areNames(second);
}

/** Returns true if a row contains only names, including a second row in the other language. */
function areNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every(isKnownName);
}

/** `Gross` and `Net` below `Weight` become `Gross Weight` and `Net Weight`. */
function joinHeaders(names: readonly string[], second: readonly string[]): string[] {
  const indexes = Array.from({ length: Math.max(names.length, second.length) }, (_, place) => place);
  return indexes.map((place) => {
    const mergedName = second[place] ? names.slice(0, place + 1).findLast(Boolean) : names[place];
    return [second[place], mergedName].filter(Boolean).join(' ');
  });
}

/** Returns true for a date or an amount, which is not a column name. */
function isValue(cell: string): boolean {
  return /\p{N}/u.test(cell) && !/\p{L}/u.test(cell);
}

function assertUniqueNames(header: readonly string[]): void {
  const seenNames = new Set<string>();
  for (const name of header) {
    const normalisedName = normaliseName(name);
    if (normalisedName && seenNames.has(normalisedName))
      throw new DomainError('SHEET_DUPLICATE_COLUMN', { column: name }, 'csv');
    seenNames.add(normalisedName);
  }
}

/** `1` next to `000.00`, or `Rs. 1` next to `500`, results from a comma in an unquoted amount. */
const HEAD_OF_AMOUNT = /^(?<currency>(?:npr|nrs|rs|रु|रू)\.?\s*)?[-−]?\d{1,3}$/i;
const TAIL_OF_AMOUNT = /^\d{2,3}(?:\.\d{1,2})?$/;
/** A column of codes may contain `000`, which is not the end of an amount. */
const CODE_COLUMN = / (?:status|code|id|no|number|type|branch) /;
const TAIL_WITH_ZERO = /^(?:000|0\d{1,2}\.\d{1,2})$/;

function assertRowFits(
  { row, cells }: SpreadsheetRow,
  { header, delimiter }: Pick<SpreadsheetTable, 'header' | 'delimiter'>,
): void {
  if (cells.length > header.length)
    throw new DomainError('SHEET_ROW_TOO_LONG', { row, cells: cells.length, columns: header.length }, 'csv');
  if (delimiter !== ',') return;
  for (const [at, cell] of cells.entries()) {
    const nextCell = CODE_COLUMN.test(normalisedWords(header[at + 1] ?? '')) ? '' : (cells[at + 1] ?? '');
    const amountHead = HEAD_OF_AMOUNT.exec(cell);
    if (
      amountHead &&
      (TAIL_WITH_ZERO.test(nextCell) || (amountHead.groups?.currency && TAIL_OF_AMOUNT.test(nextCell)))
    )
      throw new DomainError('SHEET_AMOUNT_SPLIT', { row, cell: `${cell},${nextCell}` }, 'csv');
  }
}
