import type { I18n } from '@lingui/core';
import { readNumber } from '#domain/text/readNumber.ts';
import type { RatesByMetal } from '../editor/price/computeLivePrice.ts';
import { type Edits, getCellName, getCellText, getLocationId, getSavedText } from './cells.ts';
import { type GridColumn, getOptionLabel } from './createGridColumns.ts';
import type { GridRow } from './gridRows.ts';

/** The visible rows and columns of the bulk editor, with the edits. */
export interface GridView {
  lines: readonly GridRow[];
  columns: readonly GridColumn[];
  edits: Edits;
  /** Metal rates for computing typed prices. */
  rates: RatesByMetal;
  /** Returns why the viewer cannot edit a column; null if they can. */
  lockReason: (column: GridColumn) => string | null;
}

/** Position of a cell by row and column index. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Returns the name of a row's cell in a column; null if there is none. */
export function findCell({ isSize, variant }: GridRow, { rowKind, field }: GridColumn): string | null {
  if (rowKind === 'product') return isSize ? null : field;
  if (rowKind === 'size') return variant && getCellName(variant.id, field);
  return getCellName(isSize && variant ? variant.id : null, field);
}

/** Returns the text of a cell for editing; empty if there is no cell. */
export function getEditText({ lines, columns, edits }: GridView, { row, column }: CellPosition): string {
  const [line, gridColumn] = [lines[row], columns[column]];
  const cell = line && gridColumn && findCell(line, gridColumn);
  return cell ? getCellText(line.productWithStock, edits, cell) : '';
}

/** Returns the editable cell at a position; null if there is none. */
export function findEditableCell(view: GridView, { row, column }: CellPosition): string | null {
  const [line, gridColumn] = [view.lines[row], view.columns[column]];
  return line && gridColumn && view.lockReason(gridColumn) === null ? findCell(line, gridColumn) : null;
}

/** Returns why the cell at a position cannot be edited; null if it can. */
export function getLockReason(view: GridView, { row, column }: CellPosition, i18n: I18n): string | null {
  const [line, gridColumn] = [view.lines[row], view.columns[column]];
  if (!line || !gridColumn) return null;
  if (findCell(line, gridColumn) !== null) return view.lockReason(gridColumn);
  return line.isSize ? i18n.t('Set this on the product, not on a size.') : i18n.t('Set this for each size.');
}

/** Returns the displayed text of a cell that is not being edited. */
export function getDisplayedText(line: GridRow, column: GridColumn, edits: Edits, i18n: I18n): string {
  const cell = findCell(line, column);
  const { product } = line.productWithStock;
  if (column.field === 'name' && line.isSize)
    return line.variant?.size ? i18n.t('Size {size}', { size: line.variant.size }) : i18n.t('No size');
  if (cell === null)
    return getLocationId(column.field) === null ? '' : sumVariantStock(line, column.field, edits);
  const text = getCellText(line.productWithStock, edits, cell);
  if (column.options)
    return column.field === 'collectionId' &&
      text !== '' &&
      text === getSavedText(line.productWithStock, cell)
      ? (product.collection?.name ?? text)
      : getOptionLabel(column, text);
  return text;
}

/** Returns the value that applies while a cell is empty. */
export function getImpliedText(line: GridRow, { field }: GridColumn, edits: Edits): string {
  const { productWithStock, variant, isSize } = line;
  if (field === 'low' && variant) return String(productWithStock.stock[variant.id]?.lowStockLimit ?? '');
  return field === 'weightMg' && isSize ? getCellText(productWithStock, edits, 'weightMg') : '';
}

/** Returns the total stock of a product's variants. */
function sumVariantStock({ productWithStock }: GridRow, column: string, edits: Edits): string {
  const stockCounts = productWithStock.product.variants.map(({ id }) =>
    readNumber(getCellText(productWithStock, edits, getCellName(id, column))),
  );
  return String(stockCounts.reduce<number>((sum, count) => sum + (count || 0), 0));
}
