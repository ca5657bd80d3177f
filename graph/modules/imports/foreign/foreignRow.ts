import { convert } from 'html-to-text';
import type { SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { findColumnIndex } from '#domain/spreadsheets/cells.ts';
import type { SpreadsheetRow } from '#domain/spreadsheets/readRecords.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';

/**
 * Row of another shop's export. `cell` returns the trimmed text of the column with the given name, or an empty string
 * if there is none.
 */
export interface ForeignRow {
  row: number;
  cell: (name: string) => string;
}

/** Texts of the cells, keyed by the store's own columns. */
export type StoreCells = Partial<Record<SpreadsheetColumn, string>>;

export function toForeignRows(table: SpreadsheetTable): ForeignRow[] {
  return table.rows.map(({ row, cells }) => ({
    row,
    cell: (name) => {
      const columnIndex = findColumnIndex(table, name);
      return columnIndex === undefined ? '' : (cells[columnIndex] ?? '').trim();
    },
  }));
}

/** Converts rows to a table in the format of the store's own exports. */
export function toStoreTable(
  { delimiter, headerRow, summaryRows }: SpreadsheetTable,
  rows: readonly { row: number; cells: StoreCells }[],
): SpreadsheetTable {
  // Includes the SKU column even if no product has a SKU, so that each product is refused for its missing SKU.
  const columns = rows.flatMap(({ cells }) => Object.keys(cells) as SpreadsheetColumn[]);
  const header = [...new Set<SpreadsheetColumn>(['sku', ...columns])];
  return {
    delimiter,
    headerRow,
    summaryRows,
    header,
    rows: rows.map(
      ({ row, cells }): SpreadsheetRow => ({ row, cells: header.map((column) => cells[column] ?? '') }),
    ),
  };
}

/** Converts an HTML description to plain text. */
export function htmlToPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  }).trim();
}

export function removeEmptyCells(cells: StoreCells): StoreCells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) as StoreCells;
}
