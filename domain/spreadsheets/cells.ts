import { DomainError } from '#domain/errors/errors.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import { plainName } from './columnNames.ts';
import type { SheetRow } from './readRecords.ts';
import type { SheetTable } from './readSheetTable.ts';

/** A cell with its place in the file, for errors. */
export interface SheetCell {
  row: number;
  /** The name of its column, or its number where it has none. */
  column: string;
  text: string;
}

/** `#REF!`, `#N/A`, `#DIV/0!`, and `####` where a column was too narrow. */
const SHEET_ERROR =
  /^(?:#+|#(?:REF|VALUE|NAME\?|NULL|NUM|DIV\/0|SPILL|CALC|N\/A|GETTING_DATA|FIELD|BLOCKED|CONNECT)!?|Err:\d{3})$/i;
/** Also the dash of a sum of nothing as Excel shows it beside a currency: `Rs -`. */
const NOTHING =
  /^(?:(?:(?:npr|nrs|rs|रु|रू|₨)\.?\s*)?[-–—−]+|nil|n\s?[/.]\s?a\.?|na|null|none|nan|\(?blank\)?)$/i;
/** A long number as sheets show it once its last digits are lost. */
const SHORTENED = /^[-−]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** `12-Oct`, `Oct-12`, `12-Oct-26`: in these forms, with these capitals, Excel shows what it took for a date. */
const BECAME_DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{2,4})$`);
const WHOLE_DATE =
  /^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?:[ T]00?:00.*)?$/;
/** A date as Excel counts its days. */
const COUNTED_DATE = /^[1-7]\d{4}$/;

/** The place of a column by its name, however that is spaced and capitalised; undefined where there is none. */
export function placeOf({ header }: Pick<SheetTable, 'header'>, name: string): number | undefined {
  const place = header.findIndex((each) => plainName(each) === plainName(name));
  return place < 0 ? undefined : place;
}

/** The cell of a row at a place; without text where the row ends before it, or the file has no such column. */
export function cellAt(
  { header }: Pick<SheetTable, 'header'>,
  { row, cells }: SheetRow,
  place?: number,
): SheetCell {
  if (place === undefined) return { row, column: '', text: '' };
  return { row, column: header[place] || String(place + 1), text: cells[place] ?? '' };
}

/** Returns true if a text stands for an empty cell: `-`, `--`, `Nil`, `N/A`. */
export function isNothing(text: string): boolean {
  return text === '' || NOTHING.test(text);
}

/** The text of a cell, empty for `--`, `Nil` and `N/A`. Throws where it is an error of the spreadsheet, or letters of it are lost. */
export function textOf(cell: SheetCell): string {
  if (SHEET_ERROR.test(cell.text)) throw refused('SHEET_CELL_DAMAGED', cell);
  if (cell.text.includes('\uFFFD')) throw refused('SHEET_CELL_LOST_LETTERS', cell);
  return isNothing(cell.text) ? '' : cell.text;
}

/** A number of an order, a parcel or a product, digit by digit, in Latin figures, without the `.0` and the leading apostrophe of a sheet. Throws where the spreadsheet changed it. */
export function codeOf(cell: SheetCell): string {
  const text = textOf(cell);
  if (SHORTENED.test(text)) throw refused('SHEET_NUMBER_SHORTENED', cell);
  if (BECAME_DATE.test(text)) throw refused('SHEET_VALUE_BECAME_DATE', cell);
  return withLatinDigits(text)
    .replace(/^'(?=[\p{L}\p{N}])/u, '')
    .replace(/^(\d+)\.0+$/, '$1');
}

/** A size such as `12`, also where the cell has `१२` or `१२.०`. Throws where the spreadsheet made a date of it. */
export function sizeOf(cell: SheetCell): string {
  const text = codeOf(cell);
  if (WHOLE_DATE.test(text) || COUNTED_DATE.test(text)) throw refused('SHEET_VALUE_BECAME_DATE', cell);
  return text;
}

/** The text of a cell with a number, for a reader of numbers. Throws where the spreadsheet changed it. */
export function numberTextOf(cell: SheetCell): string {
  const text = codeOf(cell);
  if (WHOLE_DATE.test(text)) throw refused('SHEET_VALUE_BECAME_DATE', cell);
  return text;
}

type ChangedBySheet =
  | 'SHEET_CELL_DAMAGED'
  | 'SHEET_CELL_LOST_LETTERS'
  | 'SHEET_NUMBER_SHORTENED'
  | 'SHEET_VALUE_BECAME_DATE';

function refused(reason: ChangedBySheet, cell: SheetCell): DomainError {
  return new DomainError(reason, said(cell), 'csv');
}

/** A cell as errors name it. */
export function said({ row, column, text }: SheetCell) {
  return { row, column, cell: shorten(text, 40) };
}
