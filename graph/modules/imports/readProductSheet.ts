import { NOTHING, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { cellAt, codeOf, numberTextOf, type SheetCell, sizeOf, textOf } from '#domain/sheets/cells.ts';
import { readSheetTable, type SheetTable } from '#domain/sheets/readSheetTable.ts';
import { type FileNames, type NamedColumn, ownColumn, ownTable } from './ownTable.ts';
import { type SheetProblem, sheetProblem } from './sheetProblem.ts';

export interface SheetRow {
  /** As a spreadsheet counts. */
  row: number;
  /** The cells that are not empty. */
  cells: Partial<Record<SheetColumn, string>>;
  /** The cells that a spreadsheet damaged. */
  problems: SheetProblem[];
}

export interface ReadSheet {
  rows: SheetRow[];
  names: FileNames;
  /** The file as it is, before its columns were taken for those of the sheet. */
  table: SheetTable;
}

/**
 * The rows of a sheet of products; `named` are its columns where they have other names. Throws a DomainError at `csv` where
 * the sheet as a whole cannot be read.
 */
export function readProductSheet(csv: string, named: readonly NamedColumn[] | null): ReadSheet {
  const table = readSheetTable(csv);
  const { table: own, names } = ownTable(table, named);
  return { rows: rowsOf(own), names, table };
}

function rowsOf(table: SheetTable): SheetRow[] {
  const columns = columnsOf(table);
  if (!columns.includes('sku')) throw new DomainError('SHEET_WITHOUT_SKU', 'csv');
  return table.rows.map((row) => {
    const problems: SheetProblem[] = [];
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
  ...{ making_percent: amountTextOf, making_sum: amountTextOf, fixed_price: amountTextOf },
  ...{ compare_at_price: amountTextOf, cost: amountTextOf, stones_price: amountTextOf },
};

/** An amount as the file has it, since reasons quote it: a person searches the file for `2400.00`, not for `2400`. */
function amountTextOf(cell: SheetCell): string {
  return numberTextOf(cell) && cell.text.replace(/^'(?=\p{N})/u, '');
}

function readCell(column: SheetColumn, cell: SheetCell, problems: SheetProblem[]): string {
  if (cell.text === NOTHING) return NOTHING;
  try {
    return (READERS[column] ?? textOf)(cell);
  } catch (error) {
    const reason = error instanceof DomainError ? OF_CELL[error.reason] : undefined;
    if (reason === undefined) throw error;
    problems.push(sheetProblem({ row: cell.row, column, value: cell.text }, reason));
    // No product goes by a SKU that was damaged; any other column is judged as it stands, for what is wrong besides.
    return column === 'sku' ? '' : cell.text;
  }
}

type CellReason = 'CELL_DAMAGED' | 'CELL_LOST_LETTERS' | 'CELL_SHORTENED' | 'CELL_BECAME_DATE';

/** What is wrong with a cell where its row and column are named beside it. */
const OF_CELL: Partial<Record<UserErrorReason, CellReason>> = {
  SHEET_CELL_DAMAGED: 'CELL_DAMAGED',
  SHEET_CELL_LOST_LETTERS: 'CELL_LOST_LETTERS',
  SHEET_NUMBER_SHORTENED: 'CELL_SHORTENED',
  SHEET_VALUE_BECAME_DATE: 'CELL_BECAME_DATE',
};

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
