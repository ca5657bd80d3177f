import { useState } from 'react';
import { type Block, blockOf } from '../sheetBlock.ts';
import type { Place, SheetView } from '../sheetView.ts';

/** Where one is in the sheet, and the block that is chosen from there. */
export interface Cursor {
  active: Place;
  block: Block;
  /** Where one has gone last, which has to be in sight. */
  latest: Place;
  /** Goes to a place; with `extend` the block reaches there from where it began. */
  goTo: (place: Place, way?: { extend?: boolean }) => void;
  /** Chooses from one place to another, and stays at the first. */
  choose: (from: Place, to: Place) => void;
}

const START: Place = { row: 0, column: 0 };

export function useCursor({ lines, columns }: Pick<SheetView, 'lines' | 'columns'>): Cursor {
  const [at, setAt] = useState<Record<'active' | 'other' | 'latest', Place>>({
    active: START,
    other: START,
    latest: START,
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
    latest: within(at.latest),
    goTo: (place, { extend = false } = {}) => {
      const there = within(place);
      // The block begins where one stood, and what is typed goes there: the far end is what moves.
      setAt({ active: extend ? active : there, other: there, latest: there });
    },
    choose: (from, to) => setAt({ active: within(from), other: within(to), latest: within(from) }),
  };
}

/** The end of the block that moves with the arrows. */
export function farEnd({ active, block: { from, to } }: Cursor): Place {
  return {
    row: active.row === from.row ? to.row : from.row,
    column: active.column === from.column ? to.column : from.column,
  };
}
