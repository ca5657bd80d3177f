import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { cleared, filledDown, type Laid, typed } from '../sheetBlock.ts';
import type { CellChange } from '../sheetCells.ts';
import { openCell, type Place, type SheetView, textAt, whyNotAt } from '../sheetView.ts';
import { clipboardOf } from './clipboardOf.ts';
import { placeOfKey } from './placeOfKey.ts';
import { type Cursor, farEnd } from './useCursor.ts';

/** What somebody types in a cell; begun by a letter, the arrows end it as they do in a sheet. */
export interface Typing {
  text: string;
  isBegunByLetter: boolean;
}

interface Asked {
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

/** The names of keys are words of these letters; what writes something is the letter itself, in any script. */
const KEY_NAME = /^[A-Za-z0-9]{2,}$/;

/** What the keyboard and the clipboard do in a sheet. */
export function useSheetKeys({ view, cursor, pageRows, isBusy, onType, onUndo, onRedo, focus }: Asked) {
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

  function change(find: () => readonly CellChange[]) {
    if (!isBusy) onType(find());
  }

  function fillDown() {
    if (!isBusy) lay(filledDown(view, block));
  }

  /** Takes what is laid over the sheet, and says how much of it could not be. */
  function lay({ changes, left }: Laid) {
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
    const place = placeOfKey(key, { isControl, from: shiftKey ? farEnd(cursor) : active, last, pageRows });
    const act = place
      ? () => goTo(place, { extend: shiftKey })
      : isControl
        ? controlled(key.toLowerCase(), shiftKey)
        : plain(key, shiftKey);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function plain(key: string, extend: boolean): (() => void) | null {
    switch (key) {
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
        return () => change(() => cleared(view, block));
    }
    return key !== 'Dead' && !KEY_NAME.test(key) ? () => begin(key) : null;
  }

  function controlled(key: string, extend: boolean): (() => void) | null {
    switch (key) {
      case 'z':
        return () => !isBusy && (extend ? onRedo() : onUndo());
      case 'y':
        return () => !isBusy && onRedo();
      case 'd':
        return fillDown;
      case 'a':
        return () => cursor.choose({ row: 0, column: 0 }, last);
    }
    return null;
  }

  return {
    typing,
    told,
    begin,
    commit,
    cancel,
    goTo,
    fillDown,
    onKeyDown,
    ...clipboardOf({ view, cursor, isBusy, onType, lay }),
  };
}
