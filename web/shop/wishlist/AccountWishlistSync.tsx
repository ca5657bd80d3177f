import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { isSignedInAs } from '#web/session/token/tokenStore.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { readGuestWishlist, writeGuestWishlist } from './guestWishlist.storage.ts';
import { AddToWishlistDocument, WishedIdsDocument } from './Wishlist.generated.ts';
import { wishlistAtom } from './wishlist.atoms.ts';

const quietOptions = { context: { quiet: true } };

/** Moves the guest's wishlist of this browser into the account, and loads the account's wishlist. */
export function AccountWishlistSync({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const setWishlistIds = useSetAtom(wishlistAtom);
  const { isLoading } = useViewer();
  // The wishlist is not visible in the back office.
  const isShop = !useLocation().pathname.startsWith(paths.admin);

  useEffect(() => {
    if (isLoading || !isShop || !isSignedInAs(viewerId)) return;
    let isCurrent = true;

    async function moveGuestWishlist() {
      // Oldest first, so that the list keeps its order.
      for (const productId of readGuestWishlist().reverse())
        await client.mutate({
          mutation: AddToWishlistDocument,
          variables: { input: { productId } },
          ...quietOptions,
        });
      writeGuestWishlist([]);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'wishlist' });
      const { data } = await client.query({
        query: WishedIdsDocument,
        fetchPolicy: 'network-only',
        ...quietOptions,
      });
      if (isCurrent && data) setWishlistIds(data.wishlist.map(({ product }) => product.id));
    }
    // Products that could not be moved stay in the browser and are moved the next time the app starts.
    moveGuestWishlist().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, setWishlistIds, viewerId, isLoading, isShop]);

  return null;
}
