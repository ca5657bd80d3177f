import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useMemo, useReducer, useState } from 'react';
import { COUNTED } from '#web/admin/stock/stockReasons.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { bulkEditReducer, initialState } from './bulkEditState.ts';
import { type CellProblems, type Choices, productProblems } from './cellProblems.ts';
import { type CellChange, countChanges, getLocationId, type ProductEdits, parseCellName } from './cells.ts';
import type { ProductWithStock } from './gridRows.ts';
import { saveEdits } from './save/saveEdits.ts';

/** Manages the state of the bulk editor. */
export function useBulkEditor(loadedProducts: readonly ProductWithStock[], choices: Choices) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [state, dispatch] = useReducer(bulkEditReducer, loadedProducts, initialState);
  const [stockNote, setStockNote] = useState(COUNTED);
  const [progress, setProgress] = useState<{ completed: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { products, edits, problemsById: refused } = state;
  const check = useChecks(choices);
  const wrong: Record<string, CellProblems> = {};
  for (const productWithStock of products) {
    const cellTexts = edits[productWithStock.product.id];
    if (cellTexts) wrong[productWithStock.product.id] = check(productWithStock, cellTexts);
  }
  const isWrong = (id: string) => Object.keys(wrong[id] ?? {}).length > 0;

  /** Saves every valid product. Invalid and refused ones keep their edits. */
  async function save() {
    const saves = products.flatMap((productWithStock) => {
      const cellTexts = edits[productWithStock.product.id];
      return cellTexts && !isWrong(productWithStock.product.id)
        ? [{ productWithStock, edits: cellTexts }]
        : [];
    });
    const ids = saves.map(({ productWithStock }) => productWithStock.product.id);
    const completedIds = new Set<string>();
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
          completedIds.add(outcome.id);
          if (outcome.refused) failed.add(outcome.id);
          dispatch({ kind: 'answered', outcome });
          setProgress({ completed: completedIds.size, count: saves.length });
        },
      });
    } catch (error) {
      setFailure(serverMessage(error) ?? i18n.t('Could not save all changes. Try again.'));
    } finally {
      setProgress(null);
      for (const fieldName of ['adminProducts', 'adminProduct', 'stockItems', 'stockTotals'])
        client.cache.evict({ fieldName });
    }
    const saved = [...completedIds].filter((id) => !failed.has(id)).length;
    if (saved > 0)
      notify.success(
        i18n.t('{count, plural, one {# product saved} other {# products saved}}', { count: saved }),
      );
    if (failed.size === 0) setStockNote(COUNTED);
  }

  return {
    ...state,
    /** Returns the validation problems of a product's cells, or else the server's. */
    problemsOf: (id: string): CellProblems => (isWrong(id) ? (wrong[id] ?? NONE) : (refused[id] ?? NONE)),
    problems: products.flatMap(({ product }) => {
      const cellTexts = isWrong(product.id) ? wrong[product.id] : refused[product.id];
      return cellTexts && Object.keys(cellTexts).length > 0 ? [{ product, problems: cellTexts }] : [];
    }),
    count: countChanges(edits),
    countOfProducts: Object.keys(edits).length,
    canSave: Object.keys(edits).some((id) => !isWrong(id)),
    isStockChanged: Object.values(edits).some((productEdits) =>
      Object.keys(productEdits).some((cell) => getLocationId(parseCellName(cell).column) !== null),
    ),
    stockNote,
    setWhy: setStockNote,
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
    const checked = new Map<
      string,
      { productWithStock: ProductWithStock; productEdits: ProductEdits; problems: CellProblems }
    >();
    return (productWithStock: ProductWithStock, productEdits: ProductEdits): CellProblems => {
      const before = checked.get(productWithStock.product.id);
      if (before?.productWithStock === productWithStock && before.productEdits === productEdits)
        return before.problems;
      const problems = productProblems(productWithStock, productEdits, choices);
      checked.set(productWithStock.product.id, {
        productWithStock,
        productEdits,
        problems,
      });
      return problems;
    };
  }, [choices]);
}
