import { Readable } from 'node:stream';
import type { Cell, SpreadsheetTable, WorkbookColumn } from './sheet.ts';

/** Lets Excel recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a table as CSV, with formulas escaped so that spreadsheets do not execute them. */
export function toCsv(table: SpreadsheetTable): Readable {
  return Readable.from(generateCsv(table), { objectMode: false });
}

async function* generateCsv({ columns, batches }: SpreadsheetTable): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const formatCsv = (records: readonly (readonly unknown[])[]) =>
    stringify([...records], {
      escape_formulas: true,
      record_delimiter: 'windows',
      // Spreadsheets end a row at any unquoted line break.
      quoted_match: /[\r\n]/,
    });

  yield BYTE_ORDER_MARK + formatCsv([columns.map(({ title }) => title)]);
  for await (const rows of batches) {
    const text = formatCsv(rows.map((row) => row.map((cell, index) => toPlainValue(cell, columns[index]))));
    if (text) yield text;
  }
}

/** Returns a date as `2026-11-21 17:45`, or as `2026-11-21` in a date-only column. */
function toPlainValue(cell: Cell, column: WorkbookColumn | undefined): string | number | null {
  if (!(cell instanceof Date)) return cell;
  const isDay = column?.format === 'yyyy-mm-dd';
  return cell
    .toISOString()
    .slice(0, isDay ? 10 : 16)
    .replace('T', ' ');
}
