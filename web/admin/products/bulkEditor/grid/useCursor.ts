import { useState } from 'react';
import { type CellRange, toCellRange } from '../cellRange.ts';
import type { CellPosition, GridView } from '../gridView.ts';

/** Active cell and the selection that starts there. */
export interface Cursor {
  active: CellPosition;
  range: CellRange;
  /** Last position moved to, which must be in view. */
  lastPosition: CellPosition;
  /** Moves to a position; with `extend`, extends the selection to it. */
  goTo: (place: CellPosition, options?: { extend?: boolean }) => void;
  /** Selects from one position to another; the first stays active. */
  select: (from: CellPosition, to: CellPosition) => void;
}

const START: CellPosition = { row: 0, column: 0 };

export function useCursor({ lines, columns }: Pick<GridView, 'lines' | 'columns'>): Cursor {
  const [at, setAt] = useState<Record<'active' | 'other' | 'latest', CellPosition>>({
    active: START,
    other: START,
    latest: START,
  });
  const clamped = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.max(0, Math.min(row, lines.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const active = clamped(at.active);
  const other = clamped(at.other);
  return {
    active,
    range: toCellRange(active, other),
    lastPosition: clamped(at.latest),
    goTo: (place, { extend = false } = {}) => {
      const position = clamped(place);
      // When extending, the active cell stays, because it receives the typing; only the opposite corner moves.
      setAt({ active: extend ? active : position, other: position, latest: position });
    },
    select: (from, to) => setAt({ active: clamped(from), other: clamped(to), latest: clamped(from) }),
  };
}

/** Returns the corner of the selection that the arrow keys move. */
export function movingEnd({ active, range: { from, to } }: Cursor): CellPosition {
  return {
    row: active.row === from.row ? to.row : from.row,
    column: active.column === from.column ? to.column : from.column,
  };
}
