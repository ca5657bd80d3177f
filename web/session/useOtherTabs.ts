import { useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { isTokenValid, savedViewer } from './token/tokenStore.ts';

/** A login or a logout in another tab is one here too. */
export function useOtherTabs(): void {
  const setSession = useSetAtom(sessionAtom);

  useEffect(() => {
    // `authState` is the last that is written at a login and the last that is removed at a logout.
    const follow = ({ key }: StorageEvent) => {
      if (key !== 'authState' && key !== null) return;
      const viewer = isTokenValid() ? savedViewer() : null;
      // With the way to the next screen, where one is under way: the screen that is left would ask for the login.
      startTransition(() => setSession({ ...signedOut, viewer }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setSession]);
}
