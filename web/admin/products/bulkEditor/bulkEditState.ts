import type { CellProblems } from './cellProblems.ts';
import { applyChanges, type CellChange, type Edits, getRemainingEdits } from './cells.ts';
import type { ProductWithStock } from './gridRows.ts';
import type { ProductSaveResult } from './save/productSave.ts';

/** State of the bulk editor: loaded products, edits and the server's problems. */
export interface BulkEditState {
  products: readonly ProductWithStock[];
  edits: Edits;
  /** Undo and redo history. The last element is applied next. */
  undoStack: readonly Edits[];
  redoStack: readonly Edits[];
  /** Problems by product id. */
  problemsById: Readonly<Record<string, CellProblems>>;
}

export type BulkEditAction =
  | { kind: 'typed'; changes: readonly CellChange[] }
  | { kind: 'undone' }
  | { kind: 'redone' }
  | { kind: 'discarded' }
  /** Ids of the products that are being saved. */
  | { kind: 'begun'; ids: readonly string[] }
  | { kind: 'answered'; outcome: ProductSaveResult };

/** Maximum number of steps that can be undone. */
const MAX_UNDO_STEPS = 100;

export function createInitialState(products: readonly ProductWithStock[]): BulkEditState {
  return { products, edits: {}, undoStack: [], redoStack: [], problemsById: {} };
}

export function bulkEditReducer(state: BulkEditState, action: BulkEditAction): BulkEditState {
  const { edits, undoStack, redoStack } = state;
  switch (action.kind) {
    case 'typed': {
      const nextEdits = applyChanges(edits, action.changes);
      if (nextEdits === edits) return state;
      return {
        ...setEdits(state, nextEdits),
        undoStack: [...undoStack, edits].slice(-MAX_UNDO_STEPS),
        redoStack: [],
      };
    }
    case 'undone': {
      const previousEdits = undoStack.at(-1);
      if (!previousEdits) return state;
      return {
        ...setEdits(state, previousEdits),
        undoStack: undoStack.slice(0, -1),
        redoStack: [...redoStack, edits],
      };
    }
    case 'redone': {
      const nextEdits = redoStack.at(-1);
      if (!nextEdits) return state;
      return {
        ...setEdits(state, nextEdits),
        undoStack: [...undoStack, edits],
        redoStack: redoStack.slice(0, -1),
      };
    }
    case 'discarded':
      return { ...setEdits(state, {}), undoStack: [...undoStack, edits], redoStack: [] };
    case 'begun':
      return { ...state, problemsById: omitIds(state.problemsById, action.ids) };
    case 'answered':
      return applySaveResult(state, action.outcome);
  }
}

/** Sets the edits and removes the server's problems of the edited products. */
function setEdits(state: BulkEditState, edits: Edits): BulkEditState {
  const editedIds = Object.keys(state.problemsById).filter((id) => edits[id] !== state.edits[id]);
  return { ...state, edits, problemsById: omitIds(state.problemsById, editedIds) };
}

/** Removes the edits that were saved, and keeps the refused edits as edits of the current product. */
function applySaveResult(
  state: BulkEditState,
  { id, productWithStock, saved = [], refused }: ProductSaveResult,
): BulkEditState {
  const products = productWithStock
    ? state.products.map((candidate) => (candidate.product.id === id ? productWithStock : candidate))
    : state.products;
  const currentProduct = products.find(({ product }) => product.id === id);
  const unsavedEdits = Object.fromEntries(
    Object.entries(state.edits[id] ?? {}).filter(([cell]) => !saved.includes(cell)),
  );
  const pendingEdits = currentProduct ? getRemainingEdits(currentProduct, unsavedEdits) : unsavedEdits;
  const edits =
    Object.keys(pendingEdits).length > 0
      ? { ...state.edits, [id]: pendingEdits }
      : omitIds(state.edits, [id]);
  // A refused cell whose text now matches the saved text needs no saving.
  const pendingProblems = Object.entries({ ...state.problemsById[id], ...refused }).filter(
    ([cell]) => cell in pendingEdits || (cell === 'name' && Object.keys(pendingEdits).length > 0),
  );
  return {
    products,
    edits,
    problemsById:
      pendingProblems.length > 0
        ? { ...state.problemsById, [id]: Object.fromEntries(pendingProblems) }
        : omitIds(state.problemsById, [id]),
    // Earlier edits were based on another version of the product.
    undoStack: [],
    redoStack: [],
  };
}

function omitIds<Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
}
