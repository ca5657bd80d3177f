import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { type ImportedPieceFragment, ImportProductsDocument } from './ImportProducts.generated.ts';
import { SheetUnreadable, sheetParts } from './sheetParts.ts';

export interface SheetRun {
  dryRun: boolean;
  pieces: ImportedPieceFragment[];
  /** How many parts of the sheet are done. */
  done: number;
  parts: number;
  isRunning: boolean;
}

/** Takes a sheet part after part, first to see what would become of it, then in earnest. */
export function useSheetImport() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [run, setRun] = useState<SheetRun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(0);

  async function start(csv: string, dryRun: boolean) {
    current.current += 1;
    const mine = current.current;
    setProblem(null);
    try {
      const parts = sheetParts(csv);
      let pieces: ImportedPieceFragment[] = [];
      setRun({ dryRun, pieces, done: 0, parts: parts.length, isRunning: true });
      for (const [index, part] of parts.entries()) {
        const { data } = await client.mutate({
          mutation: ImportProductsDocument,
          variables: { input: { csv: part.csv, dryRun } },
          fetchPolicy: 'no-cache',
        });
        if (current.current !== mine) return;
        const { pieces: taken, errors = [] } = data?.importProducts ?? {};
        if (!taken) throw new SheetRefused(errors[0]?.message ?? '');
        pieces = [...pieces, ...taken.map((piece) => inWholeSheet(piece, part.rows))];
        const done = index + 1;
        setRun({ dryRun, pieces, done, parts: parts.length, isRunning: done < parts.length });
      }
      if (!dryRun) client.cache.evict({ fieldName: 'adminProducts' });
    } catch (error) {
      const said =
        error instanceof SheetRefused || error instanceof SheetUnreadable
          ? error.message
          : serverMessage(error);
      setProblem(said || i18n.t('The file could not be imported. Please try again.'));
      setRun((before) => before && { ...before, isRunning: false });
    }
  }

  return {
    run,
    problem,
    start,
    /** What is under way is finished; nothing after it is begun. */
    stop: () => {
      current.current += 1;
      setRun((before) => before && { ...before, isRunning: false });
    },
    clear: () => {
      current.current += 1;
      setRun(null);
      setProblem(null);
    },
  };
}

class SheetRefused extends Error {}

/** The rows as they stand in the sheet that the part was taken from. */
function inWholeSheet(piece: ImportedPieceFragment, rows: readonly number[]): ImportedPieceFragment {
  const whole = (row: number) => rows[row - 2] ?? row;
  return {
    ...piece,
    rows: piece.rows.map(whole),
    problems: piece.problems.map((problem) => ({ ...problem, row: whole(problem.row) })),
  };
}
