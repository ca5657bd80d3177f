import { parse } from 'csv-parse/browser/esm/sync';
import { DomainError } from '#domain/errors/errors.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { findHeaderIndex, isKnownName, MAX_LETTERHEAD_ROWS } from './columnNames.ts';
import { assertSpreadsheetSize } from './decodeSpreadsheet.ts';
import { detectDelimiter } from './detectDelimiter.ts';

/** A row of a file. */
export interface SpreadsheetRow {
  /** Row number as in a spreadsheet: from 1, including empty rows, with a multi-line cell counted once. */
  row: number;
  /** Trimmed, without empty cells at the end. */
  cells: readonly string[];
}

export interface SpreadsheetRecords {
  delimiter: string;
  /** Rows that are not empty. */
  records: SpreadsheetRow[];
}

/** The apostrophe that spreadsheets put before text that would be a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@＝＋－＠])/;
/** A text written as a formula so that Excel keeps its digits: `="0890"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Reads the rows of a CSV file or of cells pasted from a spreadsheet. The delimiter is detected or taken from a first
 * line `sep=;`. Hidden characters, which come with text copied from web pages, are removed, and no-break spaces become
 * plain ones. Throws a DomainError on `csv` that names the row and column.
 */
export function readRecords(csv: string): SpreadsheetRecords {
  assertSpreadsheetSize(csv);
  const plainText = removeHiddenCharacters(csv).replace(/[\u00A0\u2007\u202F]/g, ' ');
  const [delimiterLine = '', separator] =
    /^(?:"?sep=(.)"?[^\S\t\r\n]*(?:\r\n|\n|\r|$))?/i.exec(plainText) ?? [];
  const text = plainText.slice(delimiterLine.length);
  const records = readDelimited(text, separator ?? detectDelimiter(text));
  const lines = unquoteLines(records);
  return lines === null ? records : readDelimited(lines, detectDelimiter(lines));
}

function readDelimited(text: string, delimiter: string): SpreadsheetRecords {
  const records = parseCsv(removeFormulas(text, delimiter), delimiter)
    .map((cells, index) => ({ row: index + 1, cells: toCells(cells) }))
    .filter(({ cells }) => cells.length > 0);
  return { delimiter, records };
}

/**
 * Returns the text of records that each contain a single quoted cell, which happens when lines are pasted into the
 * first column. Returns null for any other records.
 */
function unquoteLines({ records }: SpreadsheetRecords): string | null {
  if (records.some(({ cells }) => cells.length > 1)) return null;
  const lines = Array.from({ length: records.at(-1)?.row ?? 0 }, () => '');
  for (const { row, cells } of records) lines[row - 1] = cells[0] ?? '';
  const text = lines.join('\n');
  const delimiter = detectDelimiter(text);
  const isTable = text.split('\n', MAX_LETTERHEAD_ROWS).some((line) => {
    return line.split(delimiter).filter((cell) => isKnownName(removeQuotes(cell))).length > 1;
  });
  return isTable ? text : null;
}

function parseCsv(text: string, delimiter: string, { quote = true } = {}): string[][] {
  try {
    const record_delimiter = ['\r\n', '\n', '\r'];
    return parse(text, {
      delimiter,
      record_delimiter,
      trim: true,
      relax_column_count: true,
      quote: quote ? '"' : false,
    });
  } catch (error) {
    if (!isCsvParseError(error)) throw error;
    // Google Sheets does not quote cells in tab-separated files, so a quote is part of the text.
    if (delimiter === '\t' && quote) return parseCsv(text, delimiter, { quote: false });
    throw toProblem(error, text, delimiter);
  }
}

/** Replaces a formula such as `="0890"` by a quoted cell, since a quote inside an unquoted cell is part of its text. */
function removeFormulas(text: string, delimiter: string): string {
  if (!text.includes('="')) return text;
  const part = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const cell = new RegExp(`(?<=^|[${part}\\r\\n])="((?:[^"]|"")*)"(?=[${part}\\r\\n]|$)`, 'gu');
  return text.replace(cell, '"$1"');
}

function toCells(record: readonly string[]): string[] {
  const cells = record.map((cell) => {
    const [, formulaText] = TEXT_FORMULA.exec(cell) ?? [];
    return (formulaText?.replaceAll('""', '"') ?? cell.replace(ESCAPED_FORMULA, '')).trim();
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** An error of csv-parse. It occurred after `records` rows and `index` cells of the current row were read. */
interface CsvParseError {
  code: string;
  records: number;
  index: number;
}

const EXPLANATIONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'the quotation mark (") that opens this cell is not closed',
  CSV_INVALID_CLOSING_QUOTE:
    'there is text after the closing quotation mark ("); write a quotation mark within a cell twice ("")',
  INVALID_OPENING_QUOTE:
    'there is a quotation mark (") in the middle of the cell; put the whole cell in quotation marks, and write those within it twice ("")',
};

function isCsvParseError(error: unknown): error is CsvParseError {
  return error instanceof Error && 'code' in error && 'records' in error && 'index' in error;
}

function toProblem({ code, records, index }: CsvParseError, text: string, delimiter: string): DomainError {
  const lines = text.split(/\r\n|\n|\r/, MAX_LETTERHEAD_ROWS);
  const previousRows = lines.slice(0, records).map((line) => line.split(delimiter).map(removeQuotes));
  const column = previousRows[findHeaderIndex(previousRows)]?.[index] || String(index + 1);
  const explanation = EXPLANATIONS[code] ?? EXPLANATIONS.CSV_INVALID_CLOSING_QUOTE ?? '';
  return new DomainError('SHEET_CELL_UNREADABLE', { row: records + 1, column, why: explanation }, 'csv');
}

function removeQuotes(cell: string): string {
  return cell.replace(/^["\s]+|(?<!["\s])["\s]+$/g, '');
}
