import { useLingui } from '@lingui/react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { readCells, writeCells } from '../../editor/sizes/clipboardCells.ts';
import { blockTexts, cleared, filledDown, pasted, typed } from '../sheetBlock.ts';
import type { CellChange } from '../sheetCells.ts';
import { openCell, type Place, type SheetView, textAt, whyNotAt } from '../sheetView.ts';
import { type Cursor, farEnd } from './useCursor.ts';

/** What somebody types in a cell; begun by a letter, the arrows end it as they do in a sheet. */
export interface Typing {
  text: string;
  isBegunByLetter: boolean;
}

interface SheetKeys {
  view: SheetView;
  cursor: Cursor;
  /** How many rows a page has. */
  pageRows: number;
  /** Nothing can be changed while it is saved. */
  isBusy: boolean;
  onType: (changes: readonly CellChange[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Gives the keyboard back to the sheet. */
  focus: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** The names of keys are words of these letters; what writes something is the letter itself, in any script. */
const KEY_NAME = /^[A-Za-z0-9]{2,}$/;

/** What the keyboard and the clipboard do in a sheet. */
export function useSheetKeys({ view, cursor, pageRows, isBusy, onType, onUndo, onRedo, focus }: SheetKeys) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [typing, setTyping] = useState<Typing | null>(null);
  /** Why the cell cannot be changed, once somebody has tried to. */
  const [told, setTold] = useState<string | null>(null);
  const isTabFree = useRef(false);
  const { active, block } = cursor;
  const last: Place = { row: view.lines.length - 1, column: view.columns.length - 1 };

  function goTo(place: Place, way?: { extend?: boolean }) {
    setTold(null);
    cursor.goTo(place, way);
  }

  function begin(text?: string) {
    if (isBusy) return;
    if (openCell(view, active) === null) return setTold(whyNotAt(view, active, i18n));
    setTold(null);
    const options = view.columns[active.column]?.options;
    const held = textAt(view, active);
    const named = options?.find(({ label }) => text && label.toLowerCase().startsWith(text.toLowerCase()));
    setTyping({
      text: options ? (named?.value ?? held) : (text ?? held),
      isBegunByLetter: text !== undefined && !options,
    });
  }

  /** Takes what was typed, and goes on from there. */
  function commit(text: string, [down, right]: readonly [number, number] = [0, 0]) {
    onType(typed(view, active, text));
    setTyping(null);
    focus();
    if (down !== 0 || right !== 0) step(down, right);
  }

  function cancel() {
    setTyping(null);
    focus();
  }

  /** A step over the end of a row goes on in the next. */
  function step(down: number, right: number) {
    const column = active.column + right;
    if (right !== 0 && (column < 0 || column > last.column))
      return goTo({ row: active.row + right, column: right > 0 ? 0 : last.column });
    goTo({ row: active.row + down, column });
  }

  function fillDown() {
    if (isBusy) return;
    const { changes, left } = filledDown(view, block);
    onType(changes);
    tellLeft(left);
  }

  function tellLeft(left: number) {
    if (left > 0)
      notify.info(
        i18n.t(
          '{count, plural, one {# cell stays as it is} other {# cells stay as they are}}: you cannot change them here.',
          {
            count: left,
          },
        ),
      );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const wasTabFree = isTabFree.current;
    isTabFree.current = false;
    if (altKey) return;
    if (key === 'Tab') {
      const isAtEnd = shiftKey
        ? active.row === 0 && active.column === 0
        : active.row === last.row && active.column === last.column;
      if (wasTabFree || isControl || isAtEnd) return;
      event.preventDefault();
      return step(0, shiftKey ? -1 : 1);
    }
    const act = isControl ? controlled(key.toLowerCase(), shiftKey) : plain(key, shiftKey);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function plain(key: string, extend: boolean): (() => void) | null {
    const from = extend ? farEnd(cursor) : active;
    const arrow = ARROWS[key];
    if (arrow) return () => goTo({ row: from.row + arrow[0], column: from.column + arrow[1] }, { extend });
    switch (key) {
      case 'Home':
        return () => goTo({ ...from, column: 0 }, { extend });
      case 'End':
        return () => goTo({ ...from, column: last.column }, { extend });
      case 'PageUp':
        return () => goTo({ ...from, row: from.row - pageRows }, { extend });
      case 'PageDown':
        return () => goTo({ ...from, row: from.row + pageRows }, { extend });
      case 'Enter':
        return extend ? () => step(-1, 0) : () => begin();
      case 'F2':
        return () => begin();
      case 'Escape':
        return () => {
          // As in an editor of text: after Escape, Tab leaves.
          isTabFree.current = true;
          setTold(null);
          cursor.goTo(active);
        };
      case 'Delete':
      case 'Backspace':
        return () => !isBusy && onType(cleared(view, block));
    }
    return key !== 'Dead' && !KEY_NAME.test(key) ? () => begin(key) : null;
  }

  function controlled(key: string, extend: boolean): (() => void) | null {
    const from = extend ? farEnd(cursor) : active;
    switch (key) {
      case 'z':
        return () => !isBusy && (extend ? onRedo() : onUndo());
      case 'y':
        return () => !isBusy && onRedo();
      case 'd':
        return fillDown;
      case 'a':
        return () => cursor.choose({ row: 0, column: 0 }, last);
      case 'home':
        return () => goTo({ row: 0, column: 0 }, { extend });
      case 'end':
        return () => goTo(last, { extend });
      case 'arrowup':
        return () => goTo({ ...from, row: 0 }, { extend });
      case 'arrowdown':
        return () => goTo({ ...from, row: last.row }, { extend });
      case 'arrowleft':
        return () => goTo({ ...from, column: 0 }, { extend });
      case 'arrowright':
        return () => goTo({ ...from, column: last.column }, { extend });
    }
    return null;
  }

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
    const { changes, left } = pasted(view, block, cells);
    onType(changes);
    tellLeft(left);
    const width = Math.max(...cells.map((row) => row.length));
    cursor.choose(block.from, {
      row: Math.max(block.to.row, block.from.row + cells.length - 1),
      column: Math.max(block.to.column, block.from.column + width - 1),
    });
  }

  return { typing, told, begin, commit, cancel, goTo, fillDown, onKeyDown, onCopy, onCut, onPaste };
}
