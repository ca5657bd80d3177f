import type { ClipboardEvent } from 'react';
import { readCells, writeCells } from '../../editor/sizes/clipboardCells.ts';
import { blockTexts, cleared, type Laid, pasted } from '../sheetBlock.ts';
import type { CellChange } from '../sheetCells.ts';
import type { SheetView } from '../sheetView.ts';
import type { Cursor } from './useCursor.ts';

interface Asked {
  view: SheetView;
  cursor: Cursor;
  isBusy: boolean;
  onType: (changes: readonly CellChange[]) => void;
  lay: (laid: Laid) => void;
}

/** What goes from the chosen cells to the clipboard, and from there over them; in a cell it is the cell's own. */
export function clipboardOf({ view, cursor, isBusy, onType, lay }: Asked) {
  const { block } = cursor;

  function onCopy(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(blockTexts(view, block)));
  }

  function onCut(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return;
    onCopy(event);
    if (!isBusy) onType(cleared(view, block));
  }

  function onPaste(event: ClipboardEvent) {
    if (event.target !== event.currentTarget || isBusy) return;
    event.preventDefault();
    const cells = readCells(event.clipboardData.getData('text/plain'));
    const laid = pasted(view, block, cells);
    lay(laid);
    const width = Math.max(...cells.map((row) => row.length));
    cursor.choose(block.from, {
      row: Math.max(block.to.row, block.from.row + cells.length - 1),
      column: Math.max(block.to.column, block.from.column + width - 1),
    });
  }

  return { onCopy, onCut, onPaste };
}
