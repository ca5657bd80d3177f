import { DomainError } from '#domain/errors/errors.ts';
import { findHeaderIndex, isKnownName, isSameHeader, normaliseName, normaliseWords } from './columnNames.ts';
import { areNumbers, areTotalLabels, isSummaryRow } from './isSummaryRow.ts';
import { readRecords, type SpreadsheetRecords, type SpreadsheetRow } from './readRecords.ts';

/** A table in a file, excluding the letterhead above it and any totals. */
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
  return readTableBelowHeader(records, findHeaderIndex(records.records.map(({ cells }) => cells)));
}

/** Reads the table below the given header record. Throws the same errors as `readTable`. */
export function readTableBelowHeader(
  { delimiter, records }: SpreadsheetRecords,
  headerIndex: number,
): SpreadsheetTable {
  const { cells: names = [], row: headerRow = 1 } = records[headerIndex] ?? {};
  const secondRow = records[headerIndex + 1]?.cells ?? [];
  const hasTwoHeaderRows = isSecondHeaderRow(secondRow, names);
  const header = hasTwoHeaderRows ? joinHeaderRows(names, secondRow) : names;
  if (header.some(isValue)) throw new DomainError('SHEET_NAMES_MISSING', { row: headerRow }, 'csv');
  assertUniqueNames(header);
  const headerRows = hasTwoHeaderRows || areColumnNames(secondRow) ? [names, secondRow] : [names];
  const letterhead = new Set(records.slice(0, headerIndex).map(({ cells }) => cells.join('\n')));
  const rowsBelow = records
    .slice(headerIndex + headerRows.length)
    .map((row) => joinAmountsAndSides(row, header));
  const rows = rowsBelow.filter(({ cells }, at) => {
    const rowAbove = rowsBelow[at - 1]?.cells ?? [];
    const isTotalsRow = areTotalLabels(rowAbove) && areNumbers(cells);
    const isPageHeader =
      letterhead.has(cells.join('\n')) || headerRows.some((row) => isSameHeader(cells, row));
    return !isTotalsRow && !isSummaryRow(cells) && !isPageHeader;
  });
  for (const row of rows) assertRowFits(row, { header, delimiter });
  return { delimiter, header, headerRow, rows, summaryRows: rowsBelow.length - rows.length };
}

/** Returns the first rows of a table, for a preview. */
export function getPreviewRows({ header, rows }: SpreadsheetTable, count = 5): string[][] {
  return rows
    .slice(0, count)
    .map(({ cells }) => header.map((_name, columnIndex) => cells[columnIndex] ?? ''));
}

const SIDE = /^[cd]r\.?$/i;

/** Joins `500` and `Dr` to `500 Dr` if the header cell above them is merged over both columns. */
function joinAmountsAndSides({ row, cells }: SpreadsheetRow, header: readonly string[]): SpreadsheetRow {
  const isSideCell = (at: number) =>
    !header[at] && SIDE.test(cells[at] ?? '') && /\p{N}/u.test(cells[at - 1] ?? '');
  if (!cells.some((_cell, at) => isSideCell(at))) return { row, cells };
  const joinedCells = cells.map((cell, at) =>
    isSideCell(at) ? '' : isSideCell(at + 1) ? `${cell} ${cells[at + 1]}` : cell,
  );
  return { row, cells: joinedCells.slice(0, joinedCells.findLastIndex((cell) => cell !== '') + 1) };
}

/** Returns true for names below a merged cell, such as `Withdrawal` and `Deposit` below `Transaction`. */
function isSecondHeaderRow(secondRow: readonly string[], names: readonly string[]): boolean {
  return (
    secondRow.some((cell, columnIndex) => cell !== '' && !names[columnIndex]) && areColumnNames(secondRow)
  );
}

/** Returns true if a row contains only names, including a second row in the other language. */
function areColumnNames(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell !== '');
  return filledCells.length > 1 && filledCells.every(isKnownName);
}

/** `Gross` and `Net` below `Weight` become `Gross Weight` and `Net Weight`. */
function joinHeaderRows(names: readonly string[], secondRow: readonly string[]): string[] {
  const indexes = Array.from(
    { length: Math.max(names.length, secondRow.length) },
    (_, columnIndex) => columnIndex,
  );
  return indexes.map((columnIndex) => {
    const mergedName = secondRow[columnIndex]
      ? names.slice(0, columnIndex + 1).findLast(Boolean)
      : names[columnIndex];
    return [secondRow[columnIndex], mergedName].filter(Boolean).join(' ');
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
const AMOUNT_HEAD = /^(?<currency>(?:npr|nrs|rs|रु|रू)\.?\s*)?[-−]?\d{1,3}$/i;
const AMOUNT_TAIL = /^\d{2,3}(?:\.\d{1,2})?$/;
/** A column of codes may contain `000`, which is not the end of an amount. */
const CODE_COLUMN = / (?:status|code|id|no|number|type|branch) /;
const ZERO_PADDED_TAIL = /^(?:000|0\d{1,2}\.\d{1,2})$/;

function assertRowFits(
  { row, cells }: SpreadsheetRow,
  { header, delimiter }: Pick<SpreadsheetTable, 'header' | 'delimiter'>,
): void {
  if (cells.length > header.length)
    throw new DomainError('SHEET_ROW_TOO_LONG', { row, cells: cells.length, columns: header.length }, 'csv');
  if (delimiter !== ',') return;
  for (const [at, cell] of cells.entries()) {
    const nextCell = CODE_COLUMN.test(normaliseWords(header[at + 1] ?? '')) ? '' : (cells[at + 1] ?? '');
    const amountHead = AMOUNT_HEAD.exec(cell);
    if (
      amountHead &&
      (ZERO_PADDED_TAIL.test(nextCell) || (amountHead.groups?.currency && AMOUNT_TAIL.test(nextCell)))
    )
      throw new DomainError('SHEET_AMOUNT_SPLIT', { row, cell: `${cell},${nextCell}` }, 'csv');
  }
}
