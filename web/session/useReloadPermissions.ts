import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { fetchViewer } from './fetchViewer.ts';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import { readSavedViewer, storeViewer } from './token/tokenStore.ts';

/** Reloads the viewer's permissions, which an owner may have changed. Does nothing if nobody is signed in; ignores failures. */
export function useReloadPermissions(): () => Promise<void> {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(async () => {
    const previousViewer = readSavedViewer();
    if (!previousViewer) return;
    const viewer = await fetchViewer(client, { quiet: true }).catch(() => null);
    // The account may have changed during the request.
    if (!viewer || viewer.id !== previousViewer.id || readSavedViewer()?.id !== viewer.id) return;
    if (JSON.stringify(viewer) === JSON.stringify(previousViewer)) return;
    storeViewer(viewer);
    setSession({ ...signedOutSession, viewer });
  }, [client, setSession]);
}
