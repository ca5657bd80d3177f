import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useViewer } from '#web/session/useViewer.ts';
import { GUEST_WISHES_KEY, readGuestWishlist } from './guestWishlist.storage.ts';
import { wishlistAtom } from './wishlist.atoms.ts';

/** Loads a guest's wishlist from the browser. AccountWishlistSync handles signed-in viewers. */
export function WishlistSync() {
  const setWished = useSetAtom(wishlistAtom);
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    if (isLoading) return;
    setWished(readGuestWishlist());
    if (!viewerId) return followOtherTabs(setWished);
  }, [setWished, viewerId, isLoading]);

  return null;
}

/** Applies changes that another tab makes to a guest's wishlist. */
function followOtherTabs(setWished: (ids: readonly string[]) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === GUEST_WISHES_KEY || key === null) setWished(readGuestWishlist());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
