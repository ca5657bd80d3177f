import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type BulkEditorData, loadProducts, type ProductSelection } from './loadProducts.ts';
import { SheetTermsDocument } from './Sheet.generated.ts';

/** Loads the products and options of the bulk editor. `loadedCount` is the number of products loaded so far. */
export function useBulkEditorData(productSelection: ProductSelection) {
  const client = useApolloClient();
  const termsQuery = useQuery(SheetTermsDocument, { fetchPolicy: 'cache-and-network' });
  const key = JSON.stringify(productSelection);
  const [reloadCount, setReloadCount] = useState(0);
  const [state, setState] = useState<{
    key: string;
    data?: BulkEditorData;
    error?: unknown;
    loadedCount: number;
  }>({
    key,
    loadedCount: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the selection; incrementing `round` reloads it.
  useEffect(() => {
    let isCancelled = false;
    const update = (newState: Omit<typeof state, 'key'>) => {
      if (!isCancelled) setState({ key, ...newState });
    };
    update({ loadedCount: 0 });
    loadProducts(client, productSelection, (loadedCount) => update({ loadedCount })).then(
      (data) => update({ data, loadedCount: data.loadedProducts.length }),
      (error: unknown) => update({ error, loadedCount: 0 }),
    );
    return () => {
      isCancelled = true;
    };
  }, [client, key, reloadCount]);

  const isCurrentSelection = state.key === key;
  return {
    data: isCurrentSelection ? state.data : undefined,
    terms: termsQuery.data,
    error: (isCurrentSelection ? state.error : undefined) ?? (termsQuery.data ? undefined : termsQuery.error),
    loadedCount: isCurrentSelection ? state.loadedCount : 0,
    key: `${key} ${reloadCount}`,
    retry: () => {
      if (!termsQuery.data) void termsQuery.refetch();
      setReloadCount((now) => now + 1);
    },
  };
}
