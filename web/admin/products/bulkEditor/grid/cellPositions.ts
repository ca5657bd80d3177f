import type { SheetColumn } from '../sheetColumns.ts';
import type { Place } from '../sheetView.ts';
import { HEADER_HEIGHT, ROOM_BELOW } from './gridLook.ts';

/** The place of what was pressed; null where that is no cell, or what is typed into. */
export function placeAt(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement) || target.closest('.input')) return null;
  const cell = target.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Scrolls so far that a place is seen with what is said of it, and not below the header or the first column, which stay. */
export function reveal(
  element: HTMLElement | null,
  { row, column }: Place,
  columns: readonly SheetColumn[],
  { rowHeight, isSaid }: { rowHeight: number; isSaid: boolean },
) {
  if (!element) return;
  const top = row * rowHeight;
  const seen = element.clientHeight - HEADER_HEIGHT;
  const bottom = top + rowHeight + (isSaid ? ROOM_BELOW : 0);
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + seen) element.scrollTop = bottom - seen;
  const [first] = columns;
  if (column === 0 || !first) return;
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const right = left + (columns[column]?.width ?? 0);
  if (left - first.width < element.scrollLeft) element.scrollLeft = left - first.width;
  else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
}

/** What is said of a cell stands within the sheet: leftwards where there is no room to the right. */
export function turnInward(said: HTMLElement | null) {
  const edge = said?.closest('table')?.getBoundingClientRect().right;
  if (said && edge !== undefined)
    said.classList.toggle('isInward', said.getBoundingClientRect().right > edge);
}
