import { useApolloClient } from '@apollo/client/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useRef } from 'react';
import { endLeaving } from './leaving.ts';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { isTokenValid, savedViewer } from './token/tokenStore.ts';
import { useSessionStart } from './useSessionStart.ts';

/** Keeps track of who is signed in, from the start on. */
export function SessionSync() {
  const { viewer } = useAtomValue(sessionAtom);
  useSessionStart();
  useOtherTabs();
  useForgetting(viewer?.id);
  return null;
}

/** Empties the cache when somebody leaves: whoever comes next shall not find what was theirs. */
function useForgetting(viewerId: string | undefined) {
  const client = useApolloClient();
  const before = useRef(viewerId);

  useEffect(() => {
    const hasLeft = before.current !== undefined && before.current !== viewerId;
    before.current = viewerId;
    // After the queries of the screen that was left have ended, which they do a moment later than the screen.
    if (!hasLeft) return;
    setTimeout(() => {
      endLeaving();
      client.resetStore().catch(() => null);
    });
  }, [client, viewerId]);
}

/** A login or a logout in another tab is one here too. */
function useOtherTabs(): void {
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
