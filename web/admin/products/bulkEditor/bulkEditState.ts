import type { PieceOutcome } from './save/pieceWork.ts';
import { type CellChange, type Edits, stillChanged, withChanges } from './sheetCells.ts';
import type { SheetPiece } from './sheetPieces.ts';
import type { CellProblems } from './sheetProblems.ts';

/** What the sheet holds: the products as they were read, what is typed over them, and what the server had against it. */
export interface SheetState {
  pieces: readonly SheetPiece[];
  edits: Edits;
  /** What was typed before, the last at the end, and what was taken back of it, the next at the end. */
  past: readonly Edits[];
  future: readonly Edits[];
  /** By the product's id. */
  refused: Readonly<Record<string, CellProblems>>;
}

export type SheetAction =
  | { kind: 'typed'; changes: readonly CellChange[] }
  | { kind: 'undone' }
  | { kind: 'redone' }
  | { kind: 'discarded' }
  /** A save of these products begins. */
  | { kind: 'begun'; ids: readonly string[] }
  | { kind: 'answered'; outcome: PieceOutcome };

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export function newSheet(pieces: readonly SheetPiece[]): SheetState {
  return { pieces, edits: {}, past: [], future: [], refused: {} };
}

export function sheetReducer(state: SheetState, action: SheetAction): SheetState {
  const { edits, past, future } = state;
  switch (action.kind) {
    case 'typed': {
      const next = withChanges(edits, action.changes);
      if (next === edits) return state;
      return { ...moved(state, next), past: [...past, edits].slice(-MOST_STEPS), future: [] };
    }
    case 'undone': {
      const before = past.at(-1);
      if (!before) return state;
      return { ...moved(state, before), past: past.slice(0, -1), future: [...future, edits] };
    }
    case 'redone': {
      const next = future.at(-1);
      if (!next) return state;
      return { ...moved(state, next), past: [...past, edits], future: future.slice(0, -1) };
    }
    case 'discarded':
      return { ...moved(state, {}), past: [...past, edits], future: [] };
    case 'begun':
      return { ...state, refused: without(state.refused, action.ids) };
    case 'answered':
      return answered(state, action.outcome);
  }
}

/** What the server had against a product holds until something of it is changed. */
function moved(state: SheetState, edits: Edits): SheetState {
  const touched = Object.keys(state.refused).filter((id) => edits[id] !== state.edits[id]);
  return { ...state, edits, refused: without(state.refused, touched) };
}

/** What was saved is clean; what was refused stays, over the product as it is now. */
function answered(state: SheetState, { id, piece, saved = [], refused }: PieceOutcome): SheetState {
  const pieces = piece ? state.pieces.map((one) => (one.product.id === id ? piece : one)) : state.pieces;
  const now = pieces.find(({ product }) => product.id === id);
  const left = Object.fromEntries(
    Object.entries(state.edits[id] ?? {}).filter(([cell]) => !saved.includes(cell)),
  );
  const own = now ? stillChanged(now, left) : left;
  const edits = Object.keys(own).length > 0 ? { ...state.edits, [id]: own } : without(state.edits, [id]);
  // What was refused and is so by now needs no saving any more.
  const against = Object.entries({ ...state.refused[id], ...refused }).filter(
    ([cell]) => cell in own || (cell === 'name' && Object.keys(own).length > 0),
  );
  return {
    pieces,
    edits,
    refused:
      against.length > 0
        ? { ...state.refused, [id]: Object.fromEntries(against) }
        : without(state.refused, [id]),
    // What was typed before was typed over something else.
    past: [],
    future: [],
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
}
