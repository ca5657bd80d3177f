import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useMemo, useReducer, useState } from 'react';
import { DEFAULT_STOCK_NOTE } from '#web/admin/stock/stockReasons.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { bulkEditReducer, createInitialState } from './bulkEditState.ts';
import { type CellProblems, type ColumnOptions, findProductProblems } from './cellProblems.ts';
import { type CellChange, countChanges, getLocationId, type ProductEdits, parseCellName } from './cells.ts';
import type { ProductWithStock } from './gridRows.ts';
import { saveEdits } from './save/saveEdits.ts';

/** Manages the state of the bulk editor. */
export function useBulkEditor(loadedProducts: readonly ProductWithStock[], columnOptions: ColumnOptions) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [state, dispatch] = useReducer(bulkEditReducer, loadedProducts, createInitialState);
  const [stockNote, setStockNote] = useState(DEFAULT_STOCK_NOTE);
  const [progress, setProgress] = useState<{ completed: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { products, edits, problemsById: refusedProblems } = state;
  const check = useValidation(columnOptions);
  const invalidProducts: Record<string, CellProblems> = {};
  for (const productWithStock of products) {
    const cellTexts = edits[productWithStock.product.id];
    if (cellTexts) invalidProducts[productWithStock.product.id] = check(productWithStock, cellTexts);
  }
  const isInvalid = (id: string) => Object.keys(invalidProducts[id] ?? {}).length > 0;

  /** Saves every valid product. Invalid and refused products keep their edits. */
  async function save() {
    const saves = products.flatMap((productWithStock) => {
      const cellTexts = edits[productWithStock.product.id];
      return cellTexts && !isInvalid(productWithStock.product.id)
        ? [{ productWithStock, edits: cellTexts }]
        : [];
    });
    const ids = saves.map(({ productWithStock }) => productWithStock.product.id);
    const completedIds = new Set<string>();
    const failedIds = new Set<string>();
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
          if (outcome.refused) failedIds.add(outcome.id);
          dispatch({ kind: 'answered', outcome });
          setProgress({ completed: completedIds.size, count: saves.length });
        },
      });
    } catch (error) {
      setFailure(getServerMessage(error) ?? i18n.t('Could not save all changes. Try again.'));
    } finally {
      setProgress(null);
      for (const fieldName of ['adminProducts', 'adminProduct', 'stockItems', 'stockTotals'])
        client.cache.evict({ fieldName });
    }
    const savedCount = [...completedIds].filter((id) => !failedIds.has(id)).length;
    if (savedCount > 0)
      notify.success(
        i18n.t('{count, plural, one {# product saved} other {# products saved}}', { count: savedCount }),
      );
    if (failedIds.size === 0) setStockNote(DEFAULT_STOCK_NOTE);
  }

  return {
    ...state,
    /** Returns the validation problems of a product's cells, or else the server's problems. */
    problemsOf: (id: string): CellProblems =>
      isInvalid(id) ? (invalidProducts[id] ?? NO_PROBLEMS) : (refusedProblems[id] ?? NO_PROBLEMS),
    problems: products.flatMap(({ product }) => {
      const cellTexts = isInvalid(product.id) ? invalidProducts[product.id] : refusedProblems[product.id];
      return cellTexts && Object.keys(cellTexts).length > 0 ? [{ product, problems: cellTexts }] : [];
    }),
    count: countChanges(edits),
    countOfProducts: Object.keys(edits).length,
    canSave: Object.keys(edits).some((id) => !isInvalid(id)),
    isStockChanged: Object.values(edits).some((productEdits) =>
      Object.keys(productEdits).some((cell) => getLocationId(parseCellName(cell).column) !== null),
    ),
    stockNote,
    setStockNote,
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

const NO_PROBLEMS: CellProblems = {};

/** Validates a product only if it or its edits have changed, because most products do not change between renders. */
function useValidation(columnOptions: ColumnOptions) {
  return useMemo(() => {
    const validatedProducts = new Map<
      string,
      { productWithStock: ProductWithStock; productEdits: ProductEdits; problems: CellProblems }
    >();
    return (productWithStock: ProductWithStock, productEdits: ProductEdits): CellProblems => {
      const previousCheck = validatedProducts.get(productWithStock.product.id);
      if (previousCheck?.productWithStock === productWithStock && previousCheck.productEdits === productEdits)
        return previousCheck.problems;
      const problems = findProductProblems(productWithStock, productEdits, columnOptions);
      validatedProducts.set(productWithStock.product.id, {
        productWithStock,
        productEdits,
        problems,
      });
      return problems;
    };
  }, [columnOptions]);
}
