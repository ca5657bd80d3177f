import { CLEAR_CELL_MARKER, type SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import {
  getCell,
  readCode,
  readNumberText,
  readSize,
  readText,
  type SpreadsheetCell,
} from '#domain/spreadsheets/cells.ts';
import { readTable, type SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { createSpreadsheetProblem, type SpreadsheetProblem } from './createSpreadsheetProblem.ts';
import { type FileNames, findColumnByName, type NamedColumn, normaliseTable } from './normaliseTable.ts';

export interface ProductSpreadsheetRow {
  /** Row number as shown in a spreadsheet program. */
  row: number;
  /** Cells that are not empty. */
  cells: Partial<Record<SpreadsheetColumn, string>>;
  /** Cells damaged by a spreadsheet program. */
  problems: SpreadsheetProblem[];
}

export interface ParsedProductSpreadsheet {
  rows: ProductSpreadsheetRow[];
  names: FileNames;
  /** The original table, before its columns were mapped. */
  table: SpreadsheetTable;
}

/**
 * Reads the rows of a product spreadsheet. `columnMapping` maps its columns if they have other names. Throws a
 * DomainError for `csv` if the file is unreadable.
 */
export function readProductSpreadsheet(
  csv: string,
  columnMapping: readonly NamedColumn[] | null,
): ParsedProductSpreadsheet {
  const table = readTable(csv);
  const { table: normalisedTable, names } = normaliseTable(table, columnMapping);
  return { rows: toRows(normalisedTable), names, table };
}

function toRows(table: SpreadsheetTable): ProductSpreadsheetRow[] {
  const columns = findColumns(table);
  if (!columns.includes('sku')) throw new DomainError('SHEET_WITHOUT_SKU', 'csv');
  return table.rows.map((row) => {
    const problems: SpreadsheetProblem[] = [];
    const cells: ProductSpreadsheetRow['cells'] = {};
    for (const [columnIndex, column] of columns.entries()) {
      const text = column && readCell(column, getCell(table, row, columnIndex), problems);
      if (column && text) cells[column] = text;
    }
    return { row: row.row, cells, problems };
  });
}

/** Functions that read the columns that do not contain plain text. */
const READERS: Partial<Record<SpreadsheetColumn, (cell: SpreadsheetCell) => string>> = {
  ...{
    sku: readCode,
    size_sku: readCode,
    barcode: readCode,
    slug: readCode,
    purity: readCode,
    size: readSize,
  },
  ...{
    weight_g: readNumberText,
    gross_weight_g: readNumberText,
    size_weight_g: readNumberText,
    stock: readNumberText,
  },
  ...{ making_percent: readAmountText, making_sum: readAmountText, fixed_price: readAmountText },
  ...{ compare_at_price: readAmountText, cost: readAmountText, stones_price: readAmountText },
};

/**
 * Returns an amount as written in the file, because problems quote it. Staff search the file for `2400.00`, not for
 * `2400`.
 */
function readAmountText(cell: SpreadsheetCell): string {
  return readNumberText(cell) && cell.text.replace(/^'(?=\p{N})/u, '');
}

function readCell(column: SpreadsheetColumn, cell: SpreadsheetCell, problems: SpreadsheetProblem[]): string {
  if (cell.text === CLEAR_CELL_MARKER) return CLEAR_CELL_MARKER;
  try {
    return (READERS[column] ?? readText)(cell);
  } catch (error) {
    const reason = error instanceof DomainError ? CELL_REASONS[error.reason] : undefined;
    if (reason === undefined) throw error;
    problems.push(createSpreadsheetProblem({ row: cell.row, column, value: cell.text }, reason));
    // A damaged SKU identifies no product. Other damaged cells are still validated, so that further errors are
    // reported.
    return column === 'sku' ? '' : cell.text;
  }
}

type CellReason = 'CELL_DAMAGED' | 'CELL_UNREADABLE_CHARACTERS' | 'CELL_SHORTENED' | 'CELL_BECAME_DATE';

/** Reasons for problems whose row and column are shown separately. */
const CELL_REASONS: Partial<Record<UserErrorReason, CellReason>> = {
  SHEET_CELL_DAMAGED: 'CELL_DAMAGED',
  SHEET_CELL_UNREADABLE_CHARACTERS: 'CELL_UNREADABLE_CHARACTERS',
  SHEET_NUMBER_SHORTENED: 'CELL_SHORTENED',
  SHEET_VALUE_BECAME_DATE: 'CELL_BECAME_DATE',
};

/** Returns the column of the spreadsheet for each column of the file. Null for a column without a name and cells. */
function findColumns({ header, rows }: SpreadsheetTable): (SpreadsheetColumn | null)[] {
  const columns = header.map((name, columnIndex) =>
    name === '' && rows.every(({ cells }) => !cells[columnIndex])
      ? null
      : parseColumnName(name || String(columnIndex + 1)),
  );
  const duplicateColumn = columns.find(
    (column, columnIndex) => column && columns.indexOf(column) < columnIndex,
  );
  if (duplicateColumn) throw new DomainError('SHEET_DUPLICATE_COLUMN', { column: duplicateColumn }, 'csv');
  return columns;
}

function parseColumnName(text: string): SpreadsheetColumn {
  const column = findColumnByName(text);
  if (!column) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column: text }, 'csv');
  return column;
}
