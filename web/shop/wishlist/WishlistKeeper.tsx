import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useViewer } from '#web/session/useViewer.ts';
import { GUEST_WISHES_KEY, readGuestWishes, writeGuestWishes } from './guestWishes.storage.ts';
import { AddToWishlistDocument, WishedIdsDocument } from './Wishlist.generated.ts';
import { wishedAtom } from './wished.atoms.ts';

/** Knows the visitor's wishlist: the browser's for a guest, the account's otherwise, which takes over the guest's. */
export function WishlistKeeper() {
  const client = useApolloClient();
  const setWished = useSetAtom(wishedAtom);
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    if (isLoading) return;
    setWished(readGuestWishes());
    if (!viewerId) return followOtherTabs(setWished);
    let isCurrent = true;
    const quiet = { context: { quiet: true } };

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
  }, [client, setWished, viewerId, isLoading]);

  return null;
}

/** A guest's list in another tab is the same list. */
function followOtherTabs(setWished: (ids: readonly string[]) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === GUEST_WISHES_KEY || key === null) setWished(readGuestWishes());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
