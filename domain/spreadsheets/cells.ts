import { DomainError } from '#domain/errors/errors.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import { normaliseName } from './columnNames.ts';
import type { SpreadsheetRow } from './readRecords.ts';
import type { SpreadsheetTable } from './readTable.ts';

/** A cell with its position in the file, for error messages. */
export interface SpreadsheetCell {
  row: number;
  /** Name of the column, or its number if it has none. */
  column: string;
  text: string;
}

/** Spreadsheet errors such as `#REF!`, `#N/A`, `#DIV/0!`, and `####` for a column that was too narrow. */
const SPREADSHEET_ERROR =
  /^(?:#+|#(?:REF|VALUE|NAME\?|NULL|NUM|DIV\/0|SPILL|CALC|N\/A|GETTING_DATA|FIELD|BLOCKED|CONNECT)!?|Err:\d{3})$/i;
/** Includes the dash that Excel shows for zero next to a currency: `Rs -`. */
const EMPTY_CELL =
  /^(?:(?:(?:npr|nrs|rs|रु|रू|₨)\.?\s*)?[-–—−]+|nil|n\s?[/.]\s?a\.?|na|null|none|nan|\(?blank\)?)$/i;
/** A long number as spreadsheets show it after its last digits are lost. */
const SHORTENED_NUMBER = /^[-−]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** Formats in which Excel displays a text that it converted to a date: `12-Oct`, `Oct-12`, `12-Oct-26`. */
const EXCEL_DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{2,4})$`);
const FULL_DATE =
  /^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?:[ T]00?:00.*)?$/;
/** A date as an Excel day number. */
const DATE_NUMBER = /^[1-7]\d{4}$/;

/** Returns the index of a column by its name, ignoring spaces and case, or undefined. */
export function findColumnIndex(
  { header }: Pick<SpreadsheetTable, 'header'>,
  name: string,
): number | undefined {
  const index = header.findIndex((columnName) => normaliseName(columnName) === normaliseName(name));
  return index < 0 ? undefined : index;
}

/** Returns the cell of a row at an index. Its text is empty if the row is shorter or the file has no such column. */
export function getCell(
  { header }: Pick<SpreadsheetTable, 'header'>,
  { row, cells }: SpreadsheetRow,
  columnIndex?: number,
): SpreadsheetCell {
  if (columnIndex === undefined) return { row, column: '', text: '' };
  return { row, column: header[columnIndex] || String(columnIndex + 1), text: cells[columnIndex] ?? '' };
}

/** Returns true if a text stands for an empty cell: `-`, `--`, `Nil`, `N/A`. */
export function isEmptyCell(text: string): boolean {
  return text === '' || EMPTY_CELL.test(text);
}

/**
 * Returns the text of a cell, or an empty text for `--`, `Nil` and `N/A`. Throws for a spreadsheet error or damaged
 * characters.
 */
export function readText(cell: SpreadsheetCell): string {
  if (SPREADSHEET_ERROR.test(cell.text)) throw createCellError('SHEET_CELL_DAMAGED', cell);
  if (cell.text.includes('\uFFFD')) throw createCellError('SHEET_CELL_UNREADABLE_CHARACTERS', cell);
  return isEmptyCell(cell.text) ? '' : cell.text;
}

/**
 * Returns an order number, tracking number or SKU in Latin digits, without a spreadsheet's `.0` and leading
 * apostrophe. Throws if the spreadsheet changed it.
 */
export function readCode(cell: SpreadsheetCell): string {
  const text = readText(cell);
  if (SHORTENED_NUMBER.test(text)) throw createCellError('SHEET_NUMBER_SHORTENED', cell);
  if (EXCEL_DATE.test(text)) throw createCellError('SHEET_VALUE_BECAME_DATE', cell);
  return toLatinDigits(text)
    .replace(/^'(?=[\p{L}\p{N}])/u, '')
    .replace(/^(\d+)\.0+$/, '$1');
}

/** Returns a size, such as `12` for `12`, `१२` or `१२.०`. Throws if the spreadsheet turned it into a date. */
export function readSize(cell: SpreadsheetCell): string {
  const text = readCode(cell);
  if (FULL_DATE.test(text) || DATE_NUMBER.test(text)) throw createCellError('SHEET_VALUE_BECAME_DATE', cell);
  return text;
}

/** Returns the text of a numeric cell, for a number parser. Throws if the spreadsheet changed it. */
export function readNumberText(cell: SpreadsheetCell): string {
  const text = readCode(cell);
  if (FULL_DATE.test(text)) throw createCellError('SHEET_VALUE_BECAME_DATE', cell);
  return text;
}

type CellProblemReason =
  | 'SHEET_CELL_DAMAGED'
  | 'SHEET_CELL_UNREADABLE_CHARACTERS'
  | 'SHEET_NUMBER_SHORTENED'
  | 'SHEET_VALUE_BECAME_DATE';

function createCellError(reason: CellProblemReason, cell: SpreadsheetCell): DomainError {
  return new DomainError(reason, toCellParams(cell), 'csv');
}

/** Returns a cell's position and text as params of an error. */
export function toCellParams({ row, column, text }: SpreadsheetCell) {
  return { row, column, cell: shorten(text, 40) };
}
