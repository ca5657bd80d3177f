import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type BulkEditorData, loadProducts, type ProductSelection } from './loadProducts.ts';
import { SheetTermsDocument } from './Sheet.generated.ts';

/** Loads the products and options of the bulk editor. `loadedCount` is the number of products loaded so far. */
export function useBulkEditorData(choice: ProductSelection) {
  const client = useApolloClient();
  const terms = useQuery(SheetTermsDocument, { fetchPolicy: 'cache-and-network' });
  const key = JSON.stringify(choice);
  const [round, setRound] = useState(0);
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
    const update = (next: Omit<typeof state, 'key'>) => {
      if (!isCancelled) setState({ key, ...next });
    };
    update({ loadedCount: 0 });
    loadProducts(client, choice, (loadedCount) => update({ loadedCount })).then(
      (data) => update({ data, loadedCount: data.loadedProducts.length }),
      (error: unknown) => update({ error, loadedCount: 0 }),
    );
    return () => {
      isCancelled = true;
    };
  }, [client, key, round]);

  const isOwn = state.key === key;
  return {
    data: isOwn ? state.data : undefined,
    terms: terms.data,
    error: (isOwn ? state.error : undefined) ?? (terms.data ? undefined : terms.error),
    loadedCount: isOwn ? state.loadedCount : 0,
    key: `${key} ${round}`,
    retry: () => {
      if (!terms.data) void terms.refetch();
      setRound((now) => now + 1);
    },
  };
}
