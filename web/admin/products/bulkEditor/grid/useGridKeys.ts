import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { clearCells, fillRangeDown, type PasteResult, typeIntoCell } from '../cellRange.ts';
import type { CellChange } from '../cells.ts';
import {
  type CellPosition,
  findEditableCell,
  type GridView,
  getEditText,
  getLockReason,
} from '../gridView.ts';
import { createClipboardHandlers } from './createClipboardHandlers.ts';
import { getPositionAfterKey } from './getPositionAfterKey.ts';
import { type Cursor, getMovingEnd } from './useCursor.ts';

/** Edit of a cell in progress. If a character started it, arrow keys end it, as in a spreadsheet. */
export interface CellEdit {
  text: string;
  isStartedByTyping: boolean;
}

interface GridKeysInput {
  view: GridView;
  cursor: Cursor;
  /** Rows per page. */
  pageRows: number;
  /** True while saving, when nothing can be edited. */
  isBusy: boolean;
  onType: (changes: readonly CellChange[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Moves the keyboard focus back to the grid. */
  focus: () => void;
}

/** Matches the name of a non-character key, such as `Enter`. For a typed character, `key` is the character in any script. */
const KEY_NAME_PATTERN = /^[A-Za-z0-9]{2,}$/;

/** Keyboard and clipboard handling of the grid. */
export function useGridKeys({
  view,
  cursor,
  pageRows,
  isBusy,
  onType,
  onUndo,
  onRedo,
  focus,
}: GridKeysInput) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [typing, setTyping] = useState<CellEdit | null>(null);
  /** Reason why the cell is locked. Set after an attempt to edit it. */
  const [lockMessage, setLockMessage] = useState<string | null>(null);
  const canTabLeaveGrid = useRef(false);
  const { active, range } = cursor;
  const lastPosition: CellPosition = { row: view.lines.length - 1, column: view.columns.length - 1 };

  function goTo(position: CellPosition, options?: { extend?: boolean }) {
    setLockMessage(null);
    cursor.goTo(position, options);
  }

  function startEditing(text?: string) {
    if (isBusy) return;
    if (findEditableCell(view, active) === null) return setLockMessage(getLockReason(view, active, i18n));
    setLockMessage(null);
    const options = view.columns[active.column]?.options;
    const currentText = getEditText(view, active);
    const matchingOption = options?.find(
      ({ label }) => text && label.toLowerCase().startsWith(text.toLowerCase()),
    );
    setTyping({
      text: options ? (matchingOption?.value ?? currentText) : (text ?? currentText),
      isStartedByTyping: text !== undefined && !options,
    });
  }

  /** Commits the typed text and moves on. */
  function commit(text: string, [rowOffset, columnOffset]: readonly [number, number] = [0, 0]) {
    onType(typeIntoCell(view, active, text));
    setTyping(null);
    focus();
    if (rowOffset !== 0 || columnOffset !== 0) moveBy(rowOffset, columnOffset);
  }

  function cancel() {
    setTyping(null);
    focus();
  }

  /** Moves the active cell. A move beyond the end of a row continues in the next row. */
  function moveBy(rowOffset: number, columnOffset: number) {
    const column = active.column + columnOffset;
    if (columnOffset !== 0 && (column < 0 || column > lastPosition.column))
      return goTo({ row: active.row + columnOffset, column: columnOffset > 0 ? 0 : lastPosition.column });
    goTo({ row: active.row + rowOffset, column });
  }

  function change(find: () => readonly CellChange[]) {
    if (!isBusy) onType(find());
  }

  function fillDown() {
    if (!isBusy) applyChanges(fillRangeDown(view, range));
  }

  /** Applies changes to the grid and reports how many cells could not be changed. */
  function applyChanges({ changes, skipped }: PasteResult) {
    onType(changes);
    reportSkippedCells(skipped);
  }

  function reportSkippedCells(skippedCount: number) {
    if (skippedCount > 0)
      notify.info(
        i18n.t(
          '{count, plural, one {# cell was not changed. You cannot edit it here.} other {# cells were not changed. You cannot edit them here.}}',
          {
            count: skippedCount,
          },
        ),
      );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const couldTabLeaveGrid = canTabLeaveGrid.current;
    canTabLeaveGrid.current = false;
    if (altKey) return;
    if (key === 'Tab') {
      const isAtEnd = shiftKey
        ? active.row === 0 && active.column === 0
        : active.row === lastPosition.row && active.column === lastPosition.column;
      if (couldTabLeaveGrid || isControl || isAtEnd) return;
      event.preventDefault();
      return moveBy(0, shiftKey ? -1 : 1);
    }
    const position = getPositionAfterKey(key, {
      isControl,
      from: shiftKey ? getMovingEnd(cursor) : active,
      last: lastPosition,
      pageRows,
    });
    const runAction = position
      ? () => goTo(position, { extend: shiftKey })
      : isControl
        ? getControlKeyAction(key.toLowerCase(), shiftKey)
        : getPlainKeyAction(key, shiftKey);
    if (!runAction) return;
    event.preventDefault();
    runAction();
  }

  function getPlainKeyAction(key: string, isShiftPressed: boolean): (() => void) | null {
    switch (key) {
      case 'Enter':
        return isShiftPressed ? () => moveBy(-1, 0) : () => startEditing();
      case 'F2':
        return () => startEditing();
      case 'Escape':
        return () => {
          // Tab leaves the grid after Escape, as in a code editor.
          canTabLeaveGrid.current = true;
          setLockMessage(null);
          cursor.goTo(active);
        };
      case 'Delete':
      case 'Backspace':
        return () => change(() => clearCells(view, range));
    }
    return key !== 'Dead' && !KEY_NAME_PATTERN.test(key) ? () => startEditing(key) : null;
  }

  function getControlKeyAction(key: string, isShiftPressed: boolean): (() => void) | null {
    switch (key) {
      case 'z':
        return () => !isBusy && (isShiftPressed ? onRedo() : onUndo());
      case 'y':
        return () => !isBusy && onRedo();
      case 'd':
        return fillDown;
      case 'a':
        return () => cursor.select({ row: 0, column: 0 }, lastPosition);
    }
    return null;
  }

  return {
    typing,
    lockMessage,
    startEditing,
    commit,
    cancel,
    goTo,
    fillDown,
    onKeyDown,
    ...createClipboardHandlers({ view, cursor, isBusy, onType, applyChanges }),
  };
}
