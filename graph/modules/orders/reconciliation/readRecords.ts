import { parse } from 'csv-parse/sync';
import { detectDelimiter, isUnreadable, sheetProblem } from '#domain/catalog/sheetProblem.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  MOST_SHEET_CHARACTERS,
  MOST_STATEMENT_ROWS,
} from '#domain/payments/reconciliation/statementColumns.ts';

/** The cells of a sheet, as others wrote it. */
export function readRecords(csv: string): string[][] {
  if (csv.length > MOST_SHEET_CHARACTERS)
    throw new DomainError('STATEMENT_TOO_LARGE', { most: MOST_SHEET_CHARACTERS }, 'csv');
  const delimiter = detectDelimiter(csv);
  try {
    const records: string[][] = parse(csv, { bom: true, delimiter, relax_column_count: true });
    if (records.length > MOST_STATEMENT_ROWS + 30)
      throw new DomainError('STATEMENT_TOO_LONG', { most: MOST_STATEMENT_ROWS }, 'csv');
    return records;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw sheetProblem(error, csv, delimiter);
  }
}
