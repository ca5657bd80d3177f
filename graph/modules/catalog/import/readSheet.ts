import { NOTHING, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { cellAt, codeOf, numberTextOf, type SheetCell, sizeOf, textOf } from '#domain/sheets/cells.ts';
import { CELL_TEXTS } from '#domain/sheets/cellTexts.ts';
import { readTable, type SheetTable } from '#domain/sheets/readTable.ts';
import type { ImportProblem } from '#graph/schema/schema.generated.ts';
import { type NamedColumn, ownColumn, ownTable } from './ownTable.ts';

export interface SheetRow {
  /** As a spreadsheet counts. */
  row: number;
  /** The cells that are not empty. */
  cells: Partial<Record<SheetColumn, string>>;
  /** The cells that a spreadsheet damaged. */
  problems: ImportProblem[];
}

export interface ReadSheet {
  rows: SheetRow[];
  /** The file as it is, before its columns were taken for those of the sheet. */
  table: SheetTable;
}

/**
 * The rows of a sheet of products; `named` are its columns where they have other names. Throws a DomainError at `csv` where
 * the sheet as a whole cannot be read.
 */
export function readSheet(csv: string, named: readonly NamedColumn[] | null): ReadSheet {
  const table = readTable(csv);
  return { rows: rowsOf(ownTable(table, named)), table };
}

function rowsOf(table: SheetTable): SheetRow[] {
  const columns = columnsOf(table);
  if (!columns.includes('sku')) throw new DomainError('SHEET_WITHOUT_SKU', 'csv');
  return table.rows.map((row) => {
    const problems: ImportProblem[] = [];
    const cells: SheetRow['cells'] = {};
    for (const [place, column] of columns.entries()) {
      const text = column && readCell(column, cellAt(table, row, place), problems);
      if (column && text) cells[column] = text;
    }
    return { row: row.row, cells, problems };
  });
}

/** How the cells of a column are read, where they are not plain text. */
const READERS: Partial<Record<SheetColumn, (cell: SheetCell) => string>> = {
  ...{ sku: codeOf, size_sku: codeOf, barcode: codeOf, slug: codeOf, purity: codeOf, size: sizeOf },
  ...{
    weight_g: numberTextOf,
    gross_weight_g: numberTextOf,
    size_weight_g: numberTextOf,
    stock: numberTextOf,
  },
  ...{ making_percent: numberTextOf, making_sum: numberTextOf, fixed_price: numberTextOf },
  ...{ compare_at_price: numberTextOf, cost: numberTextOf, stones_price: numberTextOf },
};

function readCell(column: SheetColumn, cell: SheetCell, problems: ImportProblem[]): string {
  if (cell.text === NOTHING) return NOTHING;
  try {
    return (READERS[column] ?? textOf)(cell);
  } catch (error) {
    const message = error instanceof DomainError ? CELL_TEXTS[error.reason] : undefined;
    if (message === undefined) throw error;
    problems.push({ row: cell.row, column, message });
    return '';
  }
}

/** What each column holds; null where a column has neither a name nor a cell. */
function columnsOf({ header, rows }: SheetTable): (SheetColumn | null)[] {
  const columns = header.map((name, place) =>
    name === '' && rows.every(({ cells }) => !cells[place]) ? null : columnNamed(name || String(place + 1)),
  );
  const twice = columns.find((column, place) => column && columns.indexOf(column) < place);
  if (twice) throw new DomainError('SHEET_COLUMN_TWICE', { column: twice }, 'csv');
  return columns;
}

function columnNamed(text: string): SheetColumn {
  const column = ownColumn(text);
  if (!column) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column: text }, 'csv');
  return column;
}
