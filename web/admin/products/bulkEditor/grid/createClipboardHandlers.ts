import type { ClipboardEvent } from 'react';
import { formatCells, parseCells } from '../../editor/sizes/clipboardCells.ts';
import { clearCells, getRangeTexts, type PasteResult, pasteCells } from '../cellRange.ts';
import type { CellChange } from '../cells.ts';
import type { GridView } from '../gridView.ts';
import type { Cursor } from './useCursor.ts';

interface ClipboardContext {
  view: GridView;
  cursor: Cursor;
  isBusy: boolean;
  onType: (changes: readonly CellChange[]) => void;
  applyChanges: (pastedChanges: PasteResult) => void;
}

/**
 * Handlers for copy, cut and paste of selected cells. While a cell is being edited, its input handles the clipboard.
 */
export function createClipboardHandlers({ view, cursor, isBusy, onType, applyChanges }: ClipboardContext) {
  const { range } = cursor;

  function onCopy(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatCells(getRangeTexts(view, range)));
  }

  function onCut(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return;
    onCopy(event);
    if (!isBusy) onType(clearCells(view, range));
  }

  function onPaste(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || isBusy) return;
    event.preventDefault();
    const cells = parseCells(event.clipboardData.getData('text/plain'));
    const pastedChanges = pasteCells(view, range, cells);
    applyChanges(pastedChanges);
    const width = Math.max(...cells.map((row) => row.length));
    cursor.select(range.from, {
      row: Math.max(range.to.row, range.from.row + cells.length - 1),
      column: Math.max(range.to.column, range.from.column + width - 1),
    });
  }

  return { onCopy, onCut, onPaste };
}
