import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { lookedAtAtom } from '#web/activity/lookedAt.atoms.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { RecordProductViewDocument } from './RecordProductView.generated.ts';
import { rememberViewed } from './recentlyViewed.storage.ts';

/** Puts the piece in front of those that were looked at: in this browser, and in the list of who is signed in. */
export function useLookedAt(productId: string): void {
  const client = useApolloClient();
  const viewerId = useViewer().viewer?.id;
  const setLookedAt = useSetAtom(lookedAtAtom);

  useEffect(() => {
    rememberViewed(productId);
    setLookedAt(productId);
    return () => setLookedAt(null);
  }, [productId, setLookedAt]);

  useEffect(() => {
    if (!viewerId) return;
    client
      .mutate({
        mutation: RecordProductViewDocument,
        variables: { input: { productId } },
        context: { quiet: true, noReread: true },
        // The dashboard shows the list, and reads it anew.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'customerDashboard' }),
      })
      .catch(() => null);
  }, [client, productId, viewerId]);
}
