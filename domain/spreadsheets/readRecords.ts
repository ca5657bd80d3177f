import { parse } from 'csv-parse/browser/esm/sync';
import { DomainError } from '#domain/errors/errors.ts';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { findHeader, isKnownName, MOST_LETTERHEAD } from './columnNames.ts';
import { expectSheetSize } from './decodeSheet.ts';
import { detectDelimiter } from './detectDelimiter.ts';

/** A row as it stands in a file. */
export interface SheetRow {
  /** As a spreadsheet counts: from 1, empty rows too, a cell with line breaks as one. */
  row: number;
  /** Without spaces around them, the empty ones at the end left out. */
  cells: readonly string[];
}

export interface SheetRecords {
  delimiter: string;
  /** Those that are not empty. */
  records: SheetRow[];
}

/** The mark that sheets set before what a spreadsheet would take for a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@＝＋－＠])/;
/** A text that is written as a formula, so that Excel leaves its digits alone: `="0890"`. */
const FORMULA_OF_TEXT = /^="((?:[^"]|"")*)"$/;

/**
 * The rows of a text as CSV or as pasted from a sheet: with commas, tabs, semicolons or pipes, whichever it shows, or as its
 * first line `sep=;` says. Hidden characters, which come with what is copied from a page, are left out, and spaces that do not break
 * are plain ones. Throws a DomainError at `csv` that names row and column.
 */
export function readRecords(csv: string): SheetRecords {
  expectSheetSize(csv);
  const plain = withoutHidden(csv).replace(/[\u00A0\u2007\u202F]/g, ' ');
  const [mark = '', separator] = /^(?:"?sep=(.)"?[^\S\t\r\n]*(?:\r\n|\n|\r|$))?/i.exec(plain) ?? [];
  const text = plain.slice(mark.length);
  const records = recordsOf(text, separator ?? detectDelimiter(text));
  const lines = quotedLines(records);
  return lines === null ? records : recordsOf(lines, detectDelimiter(lines));
}

function recordsOf(text: string, delimiter: string): SheetRecords {
  const records = parsed(withoutFormulas(text, delimiter), delimiter)
    .map((cells, index) => ({ row: index + 1, cells: toCells(cells) }))
    .filter(({ cells }) => cells.length > 0);
  return { delimiter, records };
}

/** The text within rows that are each one quoted cell, as a sheet saves what was pasted into its first column; null for other rows. */
function quotedLines({ records }: SheetRecords): string | null {
  if (records.some(({ cells }) => cells.length > 1)) return null;
  const lines = Array.from({ length: records.at(-1)?.row ?? 0 }, () => '');
  for (const { row, cells } of records) lines[row - 1] = cells[0] ?? '';
  const text = lines.join('\n');
  const delimiter = detectDelimiter(text);
  const isTable = text.split('\n', MOST_LETTERHEAD).some((line) => {
    return line.split(delimiter).filter((cell) => isKnownName(withoutQuotes(cell))).length > 1;
  });
  return isTable ? text : null;
}

function parsed(text: string, delimiter: string, { quote = true } = {}): string[][] {
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
    if (!isUnreadable(error)) throw error;
    // Google Sheets downloads tabs without quoting anything: a quotation mark there is one of the text.
    if (delimiter === '\t' && quote) return parsed(text, delimiter, { quote: false });
    throw toProblem(error, text, delimiter);
  }
}

/** A quotation mark within a cell that begins otherwise is none of CSV. */
function withoutFormulas(text: string, delimiter: string): string {
  if (!text.includes('="')) return text;
  const part = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const cell = new RegExp(`(?<=^|[${part}\\r\\n])="((?:[^"]|"")*)"(?=[${part}\\r\\n]|$)`, 'gu');
  return text.replace(cell, '"$1"');
}

function toCells(record: readonly string[]): string[] {
  const cells = record.map((cell) => {
    const [, inner] = FORMULA_OF_TEXT.exec(cell) ?? [];
    return (inner?.replaceAll('""', '"') ?? cell.replace(ESCAPED_FORMULA, '')).trim();
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** An error of csv-parse: `records` were read before, and `index` cells of this one. */
interface UnreadableCell {
  code: string;
  records: number;
  index: number;
}

const REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'the quotation mark (") that opens this cell is never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'something stands behind the closing quotation mark ("); write a quotation mark within a cell twice ("")',
  INVALID_OPENING_QUOTE:
    'a quotation mark (") stands in the middle of the cell; put the whole cell in quotation marks, and write those within it twice ("")',
};

function isUnreadable(error: unknown): error is UnreadableCell {
  return error instanceof Error && 'code' in error && 'records' in error && 'index' in error;
}

function toProblem({ code, records, index }: UnreadableCell, text: string, delimiter: string): DomainError {
  const lines = text.split(/\r\n|\n|\r/, MOST_LETTERHEAD);
  const above = lines.slice(0, records).map((line) => line.split(delimiter).map(withoutQuotes));
  const column = above[findHeader(above)]?.[index] || String(index + 1);
  const why = REASONS[code] ?? REASONS.CSV_INVALID_CLOSING_QUOTE ?? '';
  return new DomainError('SHEET_CELL_UNREADABLE', { row: records + 1, column, why }, 'csv');
}

function withoutQuotes(cell: string): string {
  return cell.replace(/^["\s]+|(?<!["\s])["\s]+$/g, '');
}
