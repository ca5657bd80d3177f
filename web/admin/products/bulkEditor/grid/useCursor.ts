import { useState } from 'react';
import { type CellRange, toCellRange } from '../cellRange.ts';
import type { CellPosition, GridView } from '../gridView.ts';

/** Active cell and the selection that starts there. */
export interface Cursor {
  active: CellPosition;
  range: CellRange;
  /** Target of the last move, which must be scrolled into view. */
  lastPosition: CellPosition;
  /** Moves to a position; with `extend`, extends the selection to it. */
  goTo: (target: CellPosition, options?: { extend?: boolean }) => void;
  /** Selects from one position to another; the first position stays active. */
  select: (from: CellPosition, to: CellPosition) => void;
}

const START: CellPosition = { row: 0, column: 0 };

export function useCursor({ lines, columns }: Pick<GridView, 'lines' | 'columns'>): Cursor {
  const [positions, setPositions] = useState<Record<'active' | 'other' | 'latest', CellPosition>>({
    active: START,
    other: START,
    latest: START,
  });
  const clampPosition = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.max(0, Math.min(row, lines.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const activePosition = clampPosition(positions.active);
  const otherPosition = clampPosition(positions.other);
  return {
    active: activePosition,
    range: toCellRange(activePosition, otherPosition),
    lastPosition: clampPosition(positions.latest),
    goTo: (target, { extend = false } = {}) => {
      const position = clampPosition(target);
      // When extending, the active cell stays in place, because it receives typed text; only the opposite corner moves.
      setPositions({ active: extend ? activePosition : position, other: position, latest: position });
    },
    select: (from, to) =>
      setPositions({ active: clampPosition(from), other: clampPosition(to), latest: clampPosition(from) }),
  };
}

/** Returns the corner of the selection that the arrow keys move. */
export function getMovingEnd({ active, range: { from, to } }: Cursor): CellPosition {
  return {
    row: active.row === from.row ? to.row : from.row,
    column: active.column === from.column ? to.column : from.column,
  };
}
