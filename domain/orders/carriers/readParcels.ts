import { DomainError } from '#domain/errors/errors.ts';
import { getCell, readCode, readText } from '#domain/spreadsheets/cells.ts';
import {
  type ColumnNameRule,
  findHeaderIndex,
  guessColumn,
  isKnownName,
  isNameLike,
  MAX_LETTERHEAD_ROWS,
} from '#domain/spreadsheets/columnNames.ts';
import { ORDER_NAME, PARCEL_NAME } from '#domain/spreadsheets/parcelNames.ts';
import { readRecords, type SpreadsheetRow } from '#domain/spreadsheets/readRecords.ts';
import { readTableBelowHeader, type SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { normaliseNumber } from '#domain/text/readNumber.ts';
import { findOrderColumn } from '../findOrderColumn.ts';
import { readOrderNumber, readPrefixedOrderNumber } from '../orderNumber.ts';

/** A row of a pasted list of parcels. */
export interface ParcelRow {
  /** Row number as in a spreadsheet, from 1. */
  row: number;
  order: string;
  trackingNumber: string;
  carrier: string;
}

/**
 * Reads a list of parcels, each with an order number, a tracking number and an optional carrier. The columns are in
 * this order or are recognised by their names and contents. Throws a DomainError on `csv` that names the unreadable row
 * or column.
 */
export function readParcels(text: string): ParcelRow[] {
  const { delimiter, records } = readRecords(text);
  const rows = records.map(splitRow);
  const headerIndex = findHeaderRowIndex(rows);
  const table =
    headerIndex < 0
      ? removeHeader(rows, delimiter)
      : readTableBelowHeader({ delimiter, records: rows }, headerIndex);
  const columnIndexes = findColumns(table);
  if (headerIndex < 0) assertCarrierNames(table, columnIndexes.carrier);
  const parcels = table.rows.map((row) => ({
    row: row.row,
    order: readCode(getCell(table, row, columnIndexes.order)),
    trackingNumber: readCode(getCell(table, row, columnIndexes.tracking)),
    carrier: readText(getCell(table, row, columnIndexes.carrier)),
  }));
  // A row with neither number is a total row.
  return parcels.filter(({ order, trackingNumber }) => order !== '' || trackingNumber !== '');
}

/**
 * Returns the index of the header row: a row that names both number columns, or else a row with known column names.
 * Returns -1 if there is none.
 */
function findHeaderRowIndex(rows: readonly SpreadsheetRow[]): number {
  const match = rows.slice(0, MAX_LETTERHEAD_ROWS).findIndex(({ cells }) => findNamedColumns(cells) !== null);
  if (match >= 0) return match;
  const cellRows = rows.map(({ cells }) => cells);
  const bestIndex = findHeaderIndex(cellRows);
  const names = (cellRows[bestIndex] ?? []).filter((cell) => cell !== '');
  const isName = (cell: string) => isNameLike(cell) && readPrefixedOrderNumber(cell) === null;
  return names.length > COLUMN_COUNT && names.every(isName) && names.some(isKnownName) ? bestIndex : -1;
}

/** Order number, tracking number and carrier. */
const COLUMN_COUNT = 3;

const CARRIER_NAME = {
  is: [/ (?:carrier|courier|logistics|कुरियर) /, / (?:shipped|sent|delivered) (?:by|with|via) /],
  not: / (?:charges?|fees?|status|remarks?|id|no|number|code) /,
};

/**
 * Finds the columns of order number, tracking number and carrier. Carriers also use `Order ID` for their own
 * numbers, but the store's numbers have a prefix.
 */
function findColumns({ header, rows }: SpreadsheetTable) {
  const match = findNamedColumns(header);
  const orderColumn = findOrderColumn(rows);
  if (match && (orderColumn === undefined || orderColumn === match.order)) return match;
  const guessColumnName = (nameRule: ColumnNameRule) =>
    guessColumn(header, nameRule, (_name, columnIndex) => columnIndex !== orderColumn);
  const trackingColumnName = guessColumnName(PARCEL_NAME) ?? guessColumnName(ORDER_NAME);
  if (header.length > COLUMN_COUNT && trackingColumnName === undefined)
    throw new DomainError('SHEET_COLUMN_MISSING', { column: 'Tracking number' }, 'csv');
  const orderIndex = orderColumn ?? 0;
  const trackingIndex =
    trackingColumnName === undefined ? Number(orderIndex === 0) : header.indexOf(trackingColumnName);
  const carrier = guessColumn(header, CARRIER_NAME);
  const unnamedColumn =
    trackingColumnName === undefined
      ? [0, 1, 2].find((columnIndex) => columnIndex !== orderIndex && columnIndex !== trackingIndex)
      : undefined;
  return {
    order: orderIndex,
    tracking: trackingIndex,
    carrier: carrier === undefined ? unnamedColumn : header.indexOf(carrier),
  };
}

/** Finds the columns by their names. Returns null if the names do not identify both numbers. */
function findNamedColumns(header: readonly string[]) {
  const orderColumnName = guessColumn(header, ORDER_NAME);
  const trackingColumnName = guessColumn(header, PARCEL_NAME, (name) => name !== orderColumnName);
  if (orderColumnName === undefined || trackingColumnName === undefined) return null;
  const carrier = guessColumn(header, CARRIER_NAME);
  const findColumn = (name: string) => header.indexOf(name);
  return {
    order: findColumn(orderColumnName),
    tracking: findColumn(trackingColumnName),
    carrier: carrier === undefined ? undefined : findColumn(carrier),
  };
}

/** Splits a row that was typed with a different delimiter, or with only spaces. */
function splitRow({ row, cells }: SpreadsheetRow): SpreadsheetRow {
  const [cell = ''] = cells;
  if (cells.length !== 1 || normaliseNumber(cell) !== null) return { row, cells };
  const splitCells = readRecords(cell).records[0]?.cells ?? [];
  return { row, cells: splitCells.length > 1 ? splitCells : splitLine(cell) };
}

/** Punctuation between values, line numbers, and labels of the following value. */
const IGNORED_WORD = /^(?:[^\p{L}\p{N}]+|\d{1,3}[.)]|(?:order|tracking|parcel|awb|number|no|id)[.:]?)$/iu;

/**
 * Splits a typed line into the order number, the tracking number, which can contain spaces, and the remaining words,
 * which name the carrier.
 */
function splitLine(line: string): string[] {
  const words = line
    .split(/\s+/)
    .filter((word) => !IGNORED_WORD.test(word))
    .map((word) => word.replace(/(?<![:=])[:=]+$/, '').replace(/^\((.*)\)$/, '$1'));
  const orderIndex = Math.max(
    0,
    words.findIndex((word) => readPrefixedOrderNumber(word) !== null),
  );
  const otherWords = words.toSpliced(orderIndex, 1);
  const trackingEnd = otherWords.findLastIndex((word) => /\p{N}/u.test(word)) + 1 || otherWords.length;
  const cells = [
    words[orderIndex] ?? line,
    otherWords.slice(0, trackingEnd).join(' '),
    otherWords.slice(trackingEnd).join(' '),
  ];
  return cells.filter((cell) => cell !== '');
}

/** Removes a first row of words, which are unknown column names, and a column of row numbers. */
function removeHeader(rows: readonly SpreadsheetRow[], delimiter: string): SpreadsheetTable {
  const [first] = rows;
  const hasHeading = first !== undefined && isHeading(first.cells);
  const dataRows = hasHeading ? rows.slice(1) : rows;
  const hasRowNumbers = dataRows.every(
    ({ cells }, index) => cells.length > 2 && cells[0] === String(index + 1),
  );
  const firstColumn = hasRowNumbers ? 1 : 0;
  return {
    delimiter,
    header: hasHeading ? first.cells.slice(firstColumn) : [],
    headerRow: first?.row ?? 1,
    rows: dataRows.map(({ row, cells }) => ({ row, cells: cells.slice(firstColumn) })),
    summaryRows: 0,
  };
}

/** Without known column names, a carrier with digits may be a tracking number, a phone number or an amount. */
function assertCarrierNames({ rows, headerRow }: SpreadsheetTable, carrierIndex: number | undefined): void {
  const hasDigits = rows.some(
    ({ cells }) => carrierIndex !== undefined && /\p{N}/u.test(cells[carrierIndex] ?? ''),
  );
  if (hasDigits) throw new DomainError('SHEET_NAMES_MISSING', { row: headerRow }, 'csv');
}

/**
 * Returns true for words that do not start with an order number. Checking for digits is not enough, since one in forty
 * order numbers has none.
 */
function isHeading([first = '', second = '']: readonly string[]): boolean {
  return !/\d/.test(first + second) && !readOrderNumber(first).startsWith('JW-');
}
