import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useViewer } from '#web/session/useViewer.ts';
import { GUEST_WISHLIST_KEY, readGuestWishlist } from './guestWishlist.storage.ts';
import { wishlistAtom } from './wishlist.atoms.ts';

/** Loads a guest's wishlist from the browser. AccountWishlistSync handles signed-in viewers. */
export function WishlistSync() {
  const setWishlistIds = useSetAtom(wishlistAtom);
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    if (isLoading) return;
    setWishlistIds(readGuestWishlist());
    if (!viewerId) return subscribeToOtherTabs(setWishlistIds);
  }, [setWishlistIds, viewerId, isLoading]);

  return null;
}

/** Applies changes that another tab makes to a guest's wishlist. */
function subscribeToOtherTabs(setWishlistIds: (ids: readonly string[]) => void): () => void {
  const applyStorageChange = ({ key }: StorageEvent) => {
    if (key === GUEST_WISHLIST_KEY || key === null) setWishlistIds(readGuestWishlist());
  };
  window.addEventListener('storage', applyStorageChange);
  return () => window.removeEventListener('storage', applyStorageChange);
}
