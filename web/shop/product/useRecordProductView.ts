import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { viewedProductAtom } from '#web/activity/viewedProduct.atoms.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { RecordProductViewDocument } from './RecordProductView.generated.ts';
import { storeViewedId } from './recentlyViewed.storage.ts';

/** Adds the product to the recently viewed products, in this browser and in the viewer's account. */
export function useRecordProductView(productId: string): void {
  const client = useApolloClient();
  const viewerId = useViewer().viewer?.id;
  const setViewedProduct = useSetAtom(viewedProductAtom);

  useEffect(() => {
    storeViewedId(productId);
    setViewedProduct(productId);
    return () => setViewedProduct(null);
  }, [productId, setViewedProduct]);

  useEffect(() => {
    if (!viewerId) return;
    client
      .mutate({
        mutation: RecordProductViewDocument,
        variables: { input: { productId } },
        context: { quiet: true, shouldKeepReads: true },
        // The dashboard shows the list and must load it again.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'customerDashboard' }),
      })
      .catch(() => null);
  }, [client, productId, viewerId]);
}
