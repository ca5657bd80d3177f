import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { askForViewer } from './askForViewer.ts';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { keepViewer, savedViewer } from './token/tokenStore.ts';

/** Reads anew what the viewer may: an owner may have changed it since. What fails says nothing. */
export function useRightsAnew(): () => Promise<void> {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(async () => {
    const before = savedViewer();
    const viewer = await askForViewer(client, { quiet: true }).catch(() => null);
    // Somebody else signed in meanwhile, or nobody is any more.
    if (!viewer || viewer.id !== before?.id || savedViewer()?.id !== viewer.id) return;
    if (JSON.stringify(viewer) === JSON.stringify(before)) return;
    keepViewer(viewer);
    setSession({ ...signedOut, viewer });
  }, [client, setSession]);
}
