import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { askForViewer } from './askForViewer.ts';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { keepViewer, savedViewer } from './token/tokenStore.ts';

/** Reloads the viewer's permissions, which an owner may have changed. Does nothing if nobody is signed in; ignores failures. */
export function useRightsAnew(): () => Promise<void> {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(async () => {
    const before = savedViewer();
    if (!before) return;
    const viewer = await askForViewer(client, { quiet: true }).catch(() => null);
    // The account may have changed while the request was under way.
    if (!viewer || viewer.id !== before.id || savedViewer()?.id !== viewer.id) return;
    if (JSON.stringify(viewer) === JSON.stringify(before)) return;
    keepViewer(viewer);
    setSession({ ...signedOut, viewer });
  }, [client, setSession]);
}
