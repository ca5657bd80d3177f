import type { GridColumn } from '../createGridColumns.ts';
import type { CellPosition } from '../gridView.ts';
import { HEADER_HEIGHT, MESSAGE_HEIGHT } from './createGridStyles.ts';

/** Returns the position of the pressed cell; null if it is not a cell or is being edited. */
export function getCellPosition(target: EventTarget): CellPosition | null {
  if (!(target instanceof HTMLElement) || target.closest('.input')) return null;
  const cell = target.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Scrolls a cell and its message into view, clear of the sticky header and first column. */
export function scrollCellIntoView(
  element: HTMLElement | null,
  { row, column }: CellPosition,
  columns: readonly GridColumn[],
  { rowHeight, hasMessage }: { rowHeight: number; hasMessage: boolean },
) {
  if (!element) return;
  const top = row * rowHeight;
  const visibleHeight = element.clientHeight - HEADER_HEIGHT;
  const bottom = top + rowHeight + (hasMessage ? MESSAGE_HEIGHT : 0);
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + visibleHeight) element.scrollTop = bottom - visibleHeight;
  const [first] = columns;
  if (column === 0 || !first) return;
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const right = left + (columns[column]?.width ?? 0);
  if (left - first.width < element.scrollLeft) element.scrollLeft = left - first.width;
  else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
}

/** Keeps a cell's message inside the grid by extending it to the left if there is no space on the right. */
export function fitMessageInGrid(message: HTMLElement | null) {
  const edge = message?.closest('table')?.getBoundingClientRect().right;
  if (message && edge !== undefined)
    message.classList.toggle('isInward', message.getBoundingClientRect().right > edge);
}
