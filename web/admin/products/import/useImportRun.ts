import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { ImportProductsInput } from '#web/graphql/types.generated.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { type ImportedPieceFragment, ImportProductsDocument } from './ImportProducts.generated.ts';

export interface SheetRun {
  dryRun: boolean;
  pieces: ImportedPieceFragment[];
  /** How many products the sheet has; null until the first answer. */
  total: number | null;
  isRunning: boolean;
}

/** Few enough to be done well within a request. */
const PRODUCTS_PER_PART = 50;

/** Imports a sheet, some of its products with each request: first to see what would become of them, then in earnest. */
export function useSheetImport() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [run, setRun] = useState<SheetRun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(0);

  async function start(
    csv: string,
    { dryRun, ...named }: { dryRun: boolean } & Pick<ImportProductsInput, 'columns' | 'values'>,
  ): Promise<readonly ImportedPieceFragment[] | null> {
    current.current += 1;
    const mine = current.current;
    setProblem(null);
    let pieces: ImportedPieceFragment[] = [];
    setRun({ dryRun, pieces, total: null, isRunning: true });
    try {
      for (let isRunning = true; isRunning; ) {
        const { data } = await client.mutate({
          mutation: ImportProductsDocument,
          variables: {
            input: { csv, dryRun, ...named, offset: pieces.length, limit: PRODUCTS_PER_PART },
          },
          fetchPolicy: 'no-cache',
        });
        if (current.current !== mine) return null;
        const { pieces: taken, total = null, errors = [] } = data?.importProducts ?? {};
        if (!taken) throw new SheetRefused(errors[0]?.message ?? '');
        pieces = [...pieces, ...taken];
        isRunning = taken.length > 0 && pieces.length < (total ?? 0);
        setRun({ dryRun, pieces, total, isRunning });
      }
      if (!dryRun) client.cache.evict({ fieldName: 'adminProducts' });
      return pieces;
    } catch (error) {
      const said = error instanceof SheetRefused ? error.message : serverMessage(error);
      setProblem(said || i18n.t('The file could not be imported. Please try again.'));
      setRun((before) => before && { ...before, isRunning: false });
      return null;
    }
  }

  return {
    run,
    problem,
    start,
    /** Another file was chosen: what was found out about the last one goes. */
    forget: () => {
      current.current += 1;
      setRun(null);
      setProblem(null);
    },
    /** What is under way is finished; nothing after it is begun. */
    stop: () => {
      current.current += 1;
      setRun((before) => before && { ...before, isRunning: false });
    },
  };
}

class SheetRefused extends Error {}
