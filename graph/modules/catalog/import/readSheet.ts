import { parse } from 'csv-parse/sync';
import { SHEET_COLUMNS, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { detectDelimiter, isUnreadable, sheetProblem } from '#domain/catalog/sheetProblem.ts';
import { DomainError } from '#domain/errors/errors.ts';

export interface SheetRow {
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: number;
  /** The cells that are not empty. */
  cells: Partial<Record<SheetColumn, string>>;
}

/** The mark that an export sets before what a spreadsheet would take for a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@＝＋－＠])/;

/** The rows of a sheet that are not empty. */
export function readSheet(csv: string): SheetRow[] {
  const [header = [], ...records] = toRecords(csv);
  const columns = header.map((name) => columnNamed(name, header));
  if (!columns.includes('sku')) throw new DomainError('SHEET_WITHOUT_SKU', 'csv');

  return records.flatMap((record, index) => {
    const cells = Object.fromEntries(
      columns.flatMap((column, place) => {
        const cell = record[place]?.trim().replace(ESCAPED_FORMULA, '');
        return cell ? [[column, cell]] : [];
      }),
    );
    return Object.keys(cells).length > 0 ? [{ row: index + 2, cells }] : [];
  });
}

function toRecords(csv: string): string[][] {
  const delimiter = detectDelimiter(csv);
  try {
    return parse(csv, { bom: true, delimiter, relax_column_count_less: true });
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw sheetProblem(error, csv, delimiter);
  }
}

function columnNamed(text: string, header: readonly string[]): SheetColumn {
  const name = plain(text);
  const column = SHEET_COLUMNS.find((known) => known === name);
  if (!column) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column: text.trim() }, 'csv');
  if (header.filter((other) => plain(other) === name).length > 1)
    throw new DomainError('SHEET_COLUMN_TWICE', { column }, 'csv');
  return column;
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '_');
}
