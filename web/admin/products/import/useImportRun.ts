import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { ImportProductsInput } from '#web/graphql/types.generated.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { type ImportedProductFragment, ImportProductsDocument } from './ImportProducts.generated.ts';

export interface ImportRun {
  dryRun: boolean;
  products: ImportedProductFragment[];
  /** Number of products in the file; null until the first response. */
  total: number | null;
  isRunning: boolean;
}

/** Small enough for each request to finish before it times out. */
const PRODUCTS_PER_PART = 50;

/** Imports a file in several requests: first as a preview, then as the actual import. */
export function useImportRun() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const currentRunNumber = useRef(0);

  async function start(
    csv: string,
    { dryRun, ...named }: { dryRun: boolean } & Pick<ImportProductsInput, 'columns' | 'values'>,
  ): Promise<readonly ImportedProductFragment[] | null> {
    currentRunNumber.current += 1;
    const runNumber = currentRunNumber.current;
    setProblem(null);
    let importedProducts: ImportedProductFragment[] = [];
    setRun({ dryRun, products: importedProducts, total: null, isRunning: true });
    try {
      for (let isRunning = true; isRunning; ) {
        const { data } = await client.mutate({
          mutation: ImportProductsDocument,
          variables: {
            input: { csv, dryRun, ...named, offset: importedProducts.length, limit: PRODUCTS_PER_PART },
          },
          fetchPolicy: 'no-cache',
        });
        if (currentRunNumber.current !== runNumber) return null;
        const { pieces: importedPart, total = null, errors = [] } = data?.importProducts ?? {};
        if (!importedPart) throw new ImportRefusedError(errors[0]?.message ?? '');
        importedProducts = [...importedProducts, ...importedPart];
        isRunning = importedPart.length > 0 && importedProducts.length < (total ?? 0);
        setRun({ dryRun, products: importedProducts, total, isRunning });
      }
      if (!dryRun) client.cache.evict({ fieldName: 'adminProducts' });
      return importedProducts;
    } catch (error) {
      const errorText = error instanceof ImportRefusedError ? error.message : getServerMessage(error);
      setProblem(errorText || i18n.t('Could not import the file. Try again.'));
      setRun((before) => before && { ...before, isRunning: false });
      return null;
    }
  }

  return {
    run,
    problem,
    start,
    /** Clears the results of the previous file. */
    reset: () => {
      currentRunNumber.current += 1;
      setRun(null);
      setProblem(null);
    },
    /** Stops sending requests. Requests in flight still finish. */
    stop: () => {
      currentRunNumber.current += 1;
      setRun((before) => before && { ...before, isRunning: false });
    },
  };
}

class ImportRefusedError extends Error {}
