import type { SheetColumn } from '../sheetColumns.ts';
import type { Place } from '../sheetView.ts';
import { HEADER_HEIGHT } from './gridLook.ts';

/** The place of what was pressed; null where that is no cell, or what is typed into. */
export function placeAt(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement) || target.closest('.input')) return null;
  const cell = target.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Scrolls so far that a place is seen, and not below the header or the first column, which stay. */
export function reveal(
  element: HTMLElement | null,
  { row, column }: Place,
  columns: readonly SheetColumn[],
  rowHeight: number,
) {
  if (!element) return;
  const top = row * rowHeight;
  const seen = element.clientHeight - HEADER_HEIGHT;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight > element.scrollTop + seen) element.scrollTop = top + rowHeight - seen;
  const [first] = columns;
  if (column === 0 || !first) return;
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const right = left + (columns[column]?.width ?? 0);
  if (left - first.width < element.scrollLeft) element.scrollLeft = left - first.width;
  else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
}
