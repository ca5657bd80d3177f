import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readSheet, type SheetChoice, type SheetRead } from './readSheet.ts';
import { SheetTermsDocument } from './Sheet.generated.ts';

/** What the sheet begins with: its products, and what can be chosen for them; `read` tells how many are there meanwhile. */
export function useSheetRead(choice: SheetChoice) {
  const client = useApolloClient();
  const terms = useQuery(SheetTermsDocument, { fetchPolicy: 'cache-and-network' });
  const key = JSON.stringify(choice);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string; data?: SheetRead; error?: unknown; read: number }>({
    key,
    read: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the choice is; each round reads anew.
  useEffect(() => {
    let isOver = false;
    const tell = (next: Omit<typeof state, 'key'>) => {
      if (!isOver) setState({ key, ...next });
    };
    tell({ read: 0 });
    readSheet(client, choice, (read) => tell({ read })).then(
      (data) => tell({ data, read: data.pieces.length }),
      (error: unknown) => tell({ error, read: 0 }),
    );
    return () => {
      isOver = true;
    };
  }, [client, key, round]);

  const isOwn = state.key === key;
  return {
    data: isOwn ? state.data : undefined,
    terms: terms.data,
    error: (isOwn ? state.error : undefined) ?? (terms.data ? undefined : terms.error),
    read: isOwn ? state.read : 0,
    key: `${key} ${round}`,
    retry: () => {
      if (!terms.data) void terms.refetch();
      setRound((now) => now + 1);
    },
  };
}
