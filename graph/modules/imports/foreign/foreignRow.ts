import { convert } from 'html-to-text';
import type { SheetColumn } from '#domain/catalog/productSheet.ts';
import { placeOf } from '#domain/sheets/cells.ts';
import type { SheetRow } from '#domain/sheets/readRecords.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';

/** A row of another shop's export: its cells by the names of their columns, trimmed; empty where it has none. */
export interface ForeignRow {
  row: number;
  cell: (name: string) => string;
}

/** Cells under the store's own columns. */
export type OwnCells = Partial<Record<SheetColumn, string>>;

export function foreignRows(table: SheetTable): ForeignRow[] {
  return table.rows.map(({ row, cells }) => ({
    row,
    cell: (name) => {
      const place = placeOf(table, name);
      return place === undefined ? '' : (cells[place] ?? '').trim();
    },
  }));
}

/** The table that the store itself would have exported for these rows. */
export function toOwnTable(
  { delimiter, headerRow, summaryRows }: SheetTable,
  rows: readonly { row: number; cells: OwnCells }[],
): SheetTable {
  // Also in a file where no product has a SKU, so that each of them is refused for that.
  const columns = rows.flatMap(({ cells }) => Object.keys(cells) as SheetColumn[]);
  const header = [...new Set<SheetColumn>(['sku', ...columns])];
  return {
    delimiter,
    headerRow,
    summaryRows,
    header,
    rows: rows.map(
      ({ row, cells }): SheetRow => ({ row, cells: header.map((column) => cells[column] ?? '') }),
    ),
  };
}

/** The text of a description that is written in HTML. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  }).trim();
}

/** Without the cells that say nothing. */
export function filled(cells: OwnCells): OwnCells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) as OwnCells;
}
