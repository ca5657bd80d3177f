import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { isSignedInAs } from '#web/session/token/tokenStore.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { readGuestWishes, writeGuestWishes } from './guestWishes.storage.ts';
import { AddToWishlistDocument, WishedIdsDocument } from './Wishlist.generated.ts';
import { wishedAtom } from './wished.atoms.ts';

const quiet = { context: { quiet: true } };

/** Has the account take over the wishes that its owner had as a guest here, and knows all of its own. */
export function AccountWishes({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const setWished = useSetAtom(wishedAtom);
  const { isLoading } = useViewer();
  // In the back office nobody looks at their wishes.
  const isShop = !useLocation().pathname.startsWith(paths.admin);

  useEffect(() => {
    if (isLoading || !isShop || !isSignedInAs(viewerId)) return;
    let isCurrent = true;

    async function takeOver() {
      // The oldest first, so that the list keeps its order.
      for (const productId of readGuestWishes().reverse())
        await client.mutate({
          mutation: AddToWishlistDocument,
          variables: { input: { productId } },
          ...quiet,
        });
      writeGuestWishes([]);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'wishlist' });
      const { data } = await client.query({
        query: WishedIdsDocument,
        fetchPolicy: 'network-only',
        ...quiet,
      });
      if (isCurrent && data) setWished(data.wishlist.map(({ product }) => product.id));
    }
    // Whatever could not be taken over stays in the browser and is tried again at the next start.
    takeOver().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, setWished, viewerId, isLoading, isShop]);

  return null;
}
