import type { I18n } from '@lingui/core';
import { readNumber } from '#domain/text/readNumber.ts';
import type { RatesByMetal } from '../editor/price/livePrice.ts';
import { cellName, cellText, type Edits, locationOf, savedText } from './sheetCells.ts';
import { choiceLabel, type SheetColumn } from './sheetColumns.ts';
import type { SheetLine } from './sheetPieces.ts';

/** The sheet as it stands on the screen: its rows and the columns that are shown, and what is typed over them. */
export interface SheetView {
  lines: readonly SheetLine[];
  columns: readonly SheetColumn[];
  edits: Edits;
  /** What a price that is typed is found from. */
  rates: RatesByMetal;
  /** Why somebody may not change a column; null where they may. */
  whyFixed: (column: SheetColumn) => string | null;
}

/** A place by the numbers of its row and its column. */
export interface Place {
  row: number;
  column: number;
}

/** The name of the cell at a row's column; null where the row has none. */
export function cellAt({ isSize, variant }: SheetLine, { of, field }: SheetColumn): string | null {
  if (of === 'product') return isSize ? null : field;
  if (of === 'size') return variant && cellName(variant.id, field);
  return cellName(isSize && variant ? variant.id : null, field);
}

/** What a cell holds, as it is typed; empty where there is none. */
export function textAt({ lines, columns, edits }: SheetView, { row, column }: Place): string {
  const [line, shown] = [lines[row], columns[column]];
  const cell = line && shown && cellAt(line, shown);
  return cell ? cellText(line.piece, edits, cell) : '';
}

/** The cell that can be changed at a place; null where there is none. */
export function openCell(view: SheetView, { row, column }: Place): string | null {
  const [line, shown] = [view.lines[row], view.columns[column]];
  return line && shown && view.whyFixed(shown) === null ? cellAt(line, shown) : null;
}

/** Why there is nothing to change at a place; null where there is. */
export function whyNotAt(view: SheetView, { row, column }: Place, i18n: I18n): string | null {
  const [line, shown] = [view.lines[row], view.columns[column]];
  if (!line || !shown) return null;
  if (cellAt(line, shown) !== null) return view.whyFixed(shown);
  return line.isSize
    ? i18n.t('This belongs to the product, not to one size of it.')
    : i18n.t('This belongs to each size.');
}

/** What a cell shows while nobody types in it. */
export function shownText(line: SheetLine, column: SheetColumn, edits: Edits, i18n: I18n): string {
  const cell = cellAt(line, column);
  const { product } = line.piece;
  if (column.field === 'name' && line.isSize)
    return line.variant?.size ? i18n.t('Size {size}', { size: line.variant.size }) : i18n.t('No size');
  if (cell === null) return locationOf(column.field) === null ? '' : stockInAll(line, column.field, edits);
  const text = cellText(line.piece, edits, cell);
  if (column.options)
    return column.field === 'collectionId' && text !== '' && text === savedText(line.piece, cell)
      ? (product.collection?.name ?? text)
      : choiceLabel(column, text);
  return text;
}

/** What stands in the place of nothing: what holds then. */
export function impliedText(line: SheetLine, { field }: SheetColumn, edits: Edits): string {
  const { piece, variant, isSize } = line;
  if (field === 'low' && variant) return String(piece.stock[variant.id]?.lowAt ?? '');
  return field === 'weightMg' && isSize ? cellText(piece, edits, 'weightMg') : '';
}

/** How many there are of all sizes of a product. */
function stockInAll({ piece }: SheetLine, column: string, edits: Edits): string {
  const counts = piece.product.variants.map(({ id }) =>
    readNumber(cellText(piece, edits, cellName(id, column))),
  );
  return String(counts.reduce<number>((sum, count) => sum + (count || 0), 0));
}
