import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useViewer } from '#web/session/useViewer.ts';
import { GUEST_WISHES_KEY, readGuestWishes } from './guestWishes.storage.ts';
import { wishedAtom } from './wished.atoms.ts';

/** Knows a guest's wishes, which are the browser's; AccountWishes goes on from them for who is signed in. */
export function WishlistSync() {
  const setWished = useSetAtom(wishedAtom);
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    if (isLoading) return;
    setWished(readGuestWishes());
    if (!viewerId) return followOtherTabs(setWished);
  }, [setWished, viewerId, isLoading]);

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
