import { useApolloClient } from '@apollo/client/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useRef } from 'react';
import { endLogout } from './logoutBarrier.ts';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import { isTokenValid, readSavedViewer } from './token/tokenStore.ts';
import { useSessionStart } from './useSessionStart.ts';

/** Keeps the session state up to date from the start of the app. */
export function SessionSync() {
  const { viewer } = useAtomValue(sessionAtom);
  useSessionStart();
  useCrossTabSync();
  useCacheReset(viewer?.id);
  return null;
}

/** Clears the cache when the account changes, so that the next account never sees the data of the previous account. */
function useCacheReset(viewerId: string | undefined) {
  const client = useApolloClient();
  const previousViewerId = useRef(viewerId);

  useEffect(() => {
    const hasChanged = previousViewerId.current !== undefined && previousViewerId.current !== viewerId;
    previousViewerId.current = viewerId;
    // A timeout, because the queries of the previous screen end a moment after it is unmounted.
    if (!hasChanged) return;
    setTimeout(() => {
      endLogout();
      client.resetStore().catch(() => null);
    });
  }, [client, viewerId]);
}

/** Applies a login or logout in another tab to this tab. */
function useCrossTabSync(): void {
  const setSession = useSetAtom(sessionAtom);

  useEffect(() => {
    // `authState` is the last key written on login and the last one removed on logout.
    const applyStorageChange = ({ key }: StorageEvent) => {
      if (key !== 'authState' && key !== null) return;
      const viewer = isTokenValid() ? readSavedViewer() : null;
      // A transition, so that it takes effect together with a pending navigation. The previous screen would otherwise
      // redirect to the login.
      startTransition(() => setSession({ ...signedOutSession, viewer }));
    };
    window.addEventListener('storage', applyStorageChange);
    return () => window.removeEventListener('storage', applyStorageChange);
  }, [setSession]);
}
