import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useMemo, useReducer, useState } from 'react';
import { COUNTED } from '#web/admin/stock/stockReasons.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { bulkEditReducer, initialState } from './bulkEditState.ts';
import { type CellProblems, type Choices, productProblems } from './cellProblems.ts';
import { type CellChange, countChanges, locationOf, type ProductEdits, parseCellName } from './cells.ts';
import type { ProductWithStock } from './gridRows.ts';
import { saveEdits } from './save/saveEdits.ts';

/** Manages the state of the bulk editor. */
export function useBulkEditor(loadedProducts: readonly ProductWithStock[], choices: Choices) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [state, dispatch] = useReducer(bulkEditReducer, loadedProducts, initialState);
  const [stockNote, setWhy] = useState(COUNTED);
  const [progress, setProgress] = useState<{ completed: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { products: pieces, edits, refused } = state;
  const check = useChecks(choices);
  const wrong: Record<string, CellProblems> = {};
  for (const piece of pieces) {
    const own = edits[piece.product.id];
    if (own) wrong[piece.product.id] = check(piece, own);
  }
  const isWrong = (id: string) => Object.keys(wrong[id] ?? {}).length > 0;

  /** Saves every valid product. Invalid and refused ones keep their edits. */
  async function save() {
    const saves = pieces.flatMap((piece) => {
      const own = edits[piece.product.id];
      return own && !isWrong(piece.product.id) ? [{ productWithStock: piece, edits: own }] : [];
    });
    const ids = saves.map(({ productWithStock }) => productWithStock.product.id);
    const done = new Set<string>();
    const failed = new Set<string>();
    setFailure(null);
    setProgress({ completed: 0, count: saves.length });
    dispatch({ kind: 'begun', ids });
    try {
      await saveEdits(saves, {
        client,
        i18n,
        stockNote,
        onResult: (outcome) => {
          done.add(outcome.id);
          if (outcome.refused) failed.add(outcome.id);
          dispatch({ kind: 'answered', outcome });
          setProgress({ completed: done.size, count: saves.length });
        },
      });
    } catch (error) {
      setFailure(serverMessage(error) ?? i18n.t('Could not save all changes. Try again.'));
    } finally {
      setProgress(null);
      for (const fieldName of ['adminProducts', 'adminProduct', 'stockItems', 'stockTotals'])
        client.cache.evict({ fieldName });
    }
    const saved = [...done].filter((id) => !failed.has(id)).length;
    if (saved > 0)
      notify.success(
        i18n.t('{count, plural, one {# product saved} other {# products saved}}', { count: saved }),
      );
    if (failed.size === 0) setWhy(COUNTED);
  }

  return {
    ...state,
    /** Returns the problems of a product's cells: by the rules, or else from the server. */
    problemsOf: (id: string): CellProblems => (isWrong(id) ? (wrong[id] ?? NONE) : (refused[id] ?? NONE)),
    problems: pieces.flatMap(({ product }) => {
      const own = isWrong(product.id) ? wrong[product.id] : refused[product.id];
      return own && Object.keys(own).length > 0 ? [{ product, problems: own }] : [];
    }),
    count: countChanges(edits),
    countOfProducts: Object.keys(edits).length,
    canSave: Object.keys(edits).some((id) => !isWrong(id)),
    isStockChanged: Object.values(edits).some((own) =>
      Object.keys(own).some((cell) => locationOf(parseCellName(cell).column) !== null),
    ),
    stockNote,
    setWhy,
    progress,
    failure,
    save,
    type: (changes: readonly CellChange[]) => dispatch({ kind: 'typed', changes }),
    undo: () => dispatch({ kind: 'undone' }),
    redo: () => dispatch({ kind: 'redone' }),
    discard: () => dispatch({ kind: 'discarded' }),
  };
}

export type BulkEditorState = ReturnType<typeof useBulkEditor>;

const NONE: CellProblems = {};

/** Validates a product only if it or its edits have changed, because most of the grid stays the same. */
function useChecks(choices: Choices) {
  return useMemo(() => {
    const checked = new Map<string, { productWithStock: ProductWithStock; productEdits: ProductEdits; problems: CellProblems }>();
    return (piece: ProductWithStock, own: ProductEdits): CellProblems => {
      const before = checked.get(piece.product.id);
      if (before?.productWithStock === piece && before.productEdits === own) return before.problems;
      const problems = productProblems(piece, own, choices);
      checked.set(piece.product.id, { productWithStock: piece, productEdits: own, problems });
      return problems;
    };
  }, [choices]);
}
