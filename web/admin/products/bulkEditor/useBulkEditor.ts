import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useMemo, useReducer, useState } from 'react';
import { COUNTED } from '#web/admin/stock/stockReasons.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { saveSheet } from './save/saveSheet.ts';
import { type CellChange, countChanges, locationOf, type PieceEdits, partsOf } from './sheetCells.ts';
import type { SheetPiece } from './sheetPieces.ts';
import { type CellProblems, type Choices, pieceProblems } from './sheetProblems.ts';
import { newSheet, sheetReducer } from './sheetState.ts';

/** What a sheet holds and does. */
export function useSheet(read: readonly SheetPiece[], choices: Choices) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [state, dispatch] = useReducer(sheetReducer, read, newSheet);
  const [why, setWhy] = useState(COUNTED);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { pieces, edits, refused } = state;
  const check = useChecks(choices);
  const wrong: Record<string, CellProblems> = {};
  for (const piece of pieces) {
    const own = edits[piece.product.id];
    if (own) wrong[piece.product.id] = check(piece, own);
  }
  const isWrong = (id: string) => Object.keys(wrong[id] ?? {}).length > 0;

  /** Saves every product that has nothing wrong; the others stay, and so do those that the server refuses. */
  async function save() {
    const works = pieces.flatMap((piece) => {
      const own = edits[piece.product.id];
      return own && !isWrong(piece.product.id) ? [{ piece, edits: own }] : [];
    });
    const ids = works.map(({ piece }) => piece.product.id);
    const done = new Set<string>();
    const failed = new Set<string>();
    setFailure(null);
    setProgress({ done: 0, count: works.length });
    dispatch({ kind: 'begun', ids });
    try {
      await saveSheet(works, {
        client,
        i18n,
        why,
        tell: (outcome) => {
          done.add(outcome.id);
          if (outcome.refused) failed.add(outcome.id);
          dispatch({ kind: 'answered', outcome });
          setProgress({ done: done.size, count: works.length });
        },
      });
    } catch (error) {
      setFailure(serverMessage(error) ?? i18n.t('Not everything could be saved. Please try again.'));
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
    /** What is wrong with the cells of a product: by the rules, or else as the server has said. */
    problemsOf: (id: string): CellProblems => (isWrong(id) ? (wrong[id] ?? NONE) : (refused[id] ?? NONE)),
    problems: pieces.flatMap(({ product }) => {
      const own = isWrong(product.id) ? wrong[product.id] : refused[product.id];
      return own && Object.keys(own).length > 0 ? [{ product, problems: own }] : [];
    }),
    count: countChanges(edits),
    countOfProducts: Object.keys(edits).length,
    canSave: Object.keys(edits).some((id) => !isWrong(id)),
    isStockChanged: Object.values(edits).some((own) =>
      Object.keys(own).some((cell) => locationOf(partsOf(cell).column) !== null),
    ),
    why,
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

export type Sheet = ReturnType<typeof useSheet>;

const NONE: CellProblems = {};

/** Checks an edited product, and only when the product or its edits have changed: most of a sheet stays as it is. */
function useChecks(choices: Choices) {
  return useMemo(() => {
    const checked = new Map<string, { piece: SheetPiece; own: PieceEdits; problems: CellProblems }>();
    return (piece: SheetPiece, own: PieceEdits): CellProblems => {
      const before = checked.get(piece.product.id);
      if (before?.piece === piece && before.own === own) return before.problems;
      const problems = pieceProblems(piece, own, choices);
      checked.set(piece.product.id, { piece, own, problems });
      return problems;
    };
  }, [choices]);
}
