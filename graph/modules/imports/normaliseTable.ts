import { SHEET_COLUMNS, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isNothing, placeOf } from '#domain/sheets/cells.ts';
import { wordsOf } from '#domain/sheets/columnNames.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { fromShopify, isShopify, SHOPIFY_NAMES, shopifyPlace } from './foreign/shopify.ts';
import { fromWooCommerce, isWooCommerce, wooCommerceNames } from './foreign/wooCommerce.ts';
import { chargeReader, withBothCharges } from './makingCharge.ts';

/** Which column of a file gives a column of the sheet. */
export interface NamedColumn {
  column: SheetColumn;
  header: string;
}

/** The column of the sheet that has this name, however it is spaced and capitalised; undefined where none has. */
export function ownColumn(name: string): SheetColumn | undefined {
  const plain = name.trim().toLowerCase().replace(/\s+/g, '_');
  return SHEET_COLUMNS.find((known) => known === plain);
}

/** What the file itself calls the columns of the sheet; those that it does not have are left out. */
export type FileNames = Partial<Record<SheetColumn, string>>;

interface OwnTable {
  table: SheetTable;
  names: FileNames;
}

/**
 * The table under the store's own names of columns: as they are named, or as Shopify and WooCommerce export them. Throws a
 * DomainError at `columns` where the file has no such column.
 */
export function ownTable(table: SheetTable, columns: readonly NamedColumn[] | null): OwnTable {
  const { header } = table;
  if (columns) {
    const named = withBothCharges(columns, header);
    const names = named.map(({ column, header: name }) => [column, header[placeOf(table, name) ?? -1]]);
    return { table: withColumns(table, named), names: Object.fromEntries(names) };
  }
  if (isShopify(table)) {
    const names = Object.entries(SHOPIFY_NAMES).map(([column, name]) => [
      column,
      header[shopifyPlace(table, name) ?? -1],
    ]);
    return { table: fromShopify(table), names: Object.fromEntries(names) };
  }
  if (isWooCommerce(table)) return { table: fromWooCommerce(table), names: wooCommerceNames(table) };
  const names = header.flatMap((name) => {
    const column = ownColumn(name);
    return column ? [[column, name]] : [];
  });
  return { table, names: Object.fromEntries(names) };
}

function withColumns(table: SheetTable, columns: readonly NamedColumn[]): SheetTable {
  const readers = columns.map((named, index) => {
    const place = placeOf(table, named.header);
    if (place === undefined)
      throw new DomainError('SHEET_COLUMN_MISSING', { column: named.header }, `columns.${index}.header`);
    const chargeOf = chargeReader(named, columns, table.header);
    return (cells: readonly string[]) => chargeOf(withUnit(cells[place] ?? '', named));
  });
  return {
    ...table,
    header: columns.map(({ column }) => column),
    rows: table.rows.map(({ row, cells }) => ({ row, cells: readers.map((read) => read(cells)) })),
  };
}

const WEIGHTS: readonly SheetColumn[] = ['weight_g', 'gross_weight_g', 'size_weight_g'];

/** A weight with the unit that its column names, where the cell has figures alone: the sheet's own is the gram. */
function withUnit(cell: string, { column, header }: NamedColumn): string {
  const isInTola = WEIGHTS.includes(column) && / (?:tolas?|तोला) /.test(wordsOf(header));
  return isInTola && !isNothing(cell) && /\p{N}$/u.test(cell) ? `${cell} tola` : cell;
}
