import { SPREADSHEET_COLUMNS, type SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findColumnIndex, isEmptyCell } from '#domain/spreadsheets/cells.ts';
import { normaliseWords } from '#domain/spreadsheets/columnNames.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { findShopifyColumn, fromShopify, isShopify, SHOPIFY_NAMES } from './foreign/shopify.ts';
import { fromWooCommerce, isWooCommerce, mapWooCommerceNames } from './foreign/wooCommerce.ts';
import { createChargeReader, expandChargeColumn } from './makingCharge.ts';

/** Maps a column of a file to a column of the spreadsheet. */
export interface NamedColumn {
  column: SpreadsheetColumn;
  header: string;
}

/** Returns the spreadsheet's column with this name, ignoring case and spacing. Undefined if there is none. */
export function findColumnByName(name: string): SpreadsheetColumn | undefined {
  const normalisedName = name.trim().toLowerCase().replace(/\s+/g, '_');
  return SPREADSHEET_COLUMNS.find((column) => column === normalisedName);
}

/** The file's own names for columns of the spreadsheet. Columns missing from the file are omitted. */
export type FileNames = Partial<Record<SpreadsheetColumn, string>>;

interface NormalisedTable {
  table: SpreadsheetTable;
  names: FileNames;
}

/**
 * Returns the table with the store's own column names. Uses the given mapping, or recognises exports of Shopify and
 * WooCommerce. Throws a DomainError for `columns` if the file lacks a mapped column.
 */
export function normaliseTable(
  table: SpreadsheetTable,
  columns: readonly NamedColumn[] | null,
): NormalisedTable {
  const { header } = table;
  if (columns) {
    const mappedColumns = expandChargeColumn(columns, header);
    const names = mappedColumns.map(({ column, header: name }) => [
      column,
      header[findColumnIndex(table, name) ?? -1],
    ]);
    return { table: withColumns(table, mappedColumns), names: Object.fromEntries(names) };
  }
  if (isShopify(table)) {
    const names = Object.entries(SHOPIFY_NAMES).map(([column, name]) => [
      column,
      header[findShopifyColumn(table, name) ?? -1],
    ]);
    return { table: fromShopify(table), names: Object.fromEntries(names) };
  }
  if (isWooCommerce(table)) return { table: fromWooCommerce(table), names: mapWooCommerceNames(table) };
  const names = header.flatMap((name) => {
    const column = findColumnByName(name);
    return column ? [[column, name]] : [];
  });
  return { table, names: Object.fromEntries(names) };
}

function withColumns(table: SpreadsheetTable, columns: readonly NamedColumn[]): SpreadsheetTable {
  const readers = columns.map((namedColumn, index) => {
    const columnIndex = findColumnIndex(table, namedColumn.header);
    if (columnIndex === undefined)
      throw new DomainError(
        'SHEET_COLUMN_MISSING',
        { column: namedColumn.header },
        `columns.${index}.header`,
      );
    const readCharge = createChargeReader(namedColumn, columns, table.header);
    return (cells: readonly string[]) => readCharge(withUnit(cells[columnIndex] ?? '', namedColumn));
  });
  return {
    ...table,
    header: columns.map(({ column }) => column),
    rows: table.rows.map(({ row, cells }) => ({ row, cells: readers.map((readCell) => readCell(cells)) })),
  };
}

const WEIGHT_COLUMNS: readonly SpreadsheetColumn[] = ['weight_g', 'gross_weight_g', 'size_weight_g'];

/** Adds the unit in the name of the column if the cell contains only a number. The default unit is grams. */
function withUnit(cell: string, { column, header }: NamedColumn): string {
  const isInTola = WEIGHT_COLUMNS.includes(column) && / (?:tolas?|तोला) /.test(normaliseWords(header));
  return isInTola && !isEmptyCell(cell) && /\p{N}$/u.test(cell) ? `${cell} tola` : cell;
}
