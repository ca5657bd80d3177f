import { DomainError } from '#domain/errors/errors.ts';

/** What a reader of CSV tells of a cell that it cannot read: `records` were read before, `index` cells of this one. */
export interface UnreadableCell {
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
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH:
    'the row has more cells than there are columns; put a cell that holds a comma in quotation marks (")',
};

/** Whether an error is one of those that a reader of CSV throws. */
export function isUnreadable(error: unknown): error is UnreadableCell {
  return error instanceof Error && 'code' in error && 'records' in error && 'index' in error;
}

/** Where a sheet cannot be read and why, for whoever made it. Rows are counted as a spreadsheet does. */
export function sheetProblem(
  { code, records, index }: UnreadableCell,
  csv: string,
  delimiter: string,
): DomainError {
  const [header = ''] = csv.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const columns = header.split(delimiter).map((name) => name.replace(/^["\s]+|["\s]+$/g, ''));
  const column = columns[index] || String(index + 1);
  const row = records + 1;
  const why = REASONS[code] ?? 'this cell cannot be read';
  return new DomainError('SHEET_CELL_UNREADABLE', { row, column, why }, 'csv');
}

/** Programs for sheets write commas, semicolons or tabs, as the country has it. */
export function detectDelimiter(csv: string): string {
  const [header = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
