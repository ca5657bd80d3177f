import { useState } from 'react';
import { type Block, blockOf } from '../sheetBlock.ts';
import type { Place, SheetView } from '../sheetView.ts';

/** Where one is in the sheet, and the block that is chosen from there. */
export interface Cursor {
  active: Place;
  block: Block;
  /** Goes to a place; with `extend` the block reaches there from where it began. */
  goTo: (place: Place, way?: { extend?: boolean }) => void;
  /** Chooses from one place to another, and stays at the first. */
  choose: (from: Place, to: Place) => void;
}

export function useCursor({ lines, columns }: Pick<SheetView, 'lines' | 'columns'>): Cursor {
  const [at, setAt] = useState<{ active: Place; other: Place }>({
    active: { row: 0, column: 0 },
    other: { row: 0, column: 0 },
  });
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, lines.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const active = within(at.active);
  const other = within(at.other);
  return {
    active,
    block: blockOf(active, other),
    goTo: (place, { extend = false } = {}) => {
      const there = within(place);
      // The block begins where one stood, and what is typed goes there: the far end is what moves.
      setAt(extend ? { active, other: there } : { active: there, other: there });
    },
    choose: (from, to) => setAt({ active: within(from), other: within(to) }),
  };
}

/** The end of the block that moves with the arrows. */
export function farEnd({ active, block: { from, to } }: Cursor): Place {
  return {
    row: active.row === from.row ? to.row : from.row,
    column: active.column === from.column ? to.column : from.column,
  };
}
