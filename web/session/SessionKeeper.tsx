import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { clearSession, keepViewer, savedViewer, storedToken, validToken } from './tokenStore.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { useSessionWatch } from './useSessionWatch.ts';
import { ViewerDocument } from './Viewer.generated.ts';

/** Finds out, once at start, who is signed in: from the server where there is a token, else from the saved session. */
export function SessionKeeper() {
  const client = useApolloClient();
  const [{ viewer }, setSession] = useAtom(sessionAtom);
  const { i18n } = useLingui();

  useEffect(() => {
    const token = validToken();
    if (!token) {
      setSession({ ...signedOut, viewer: savedViewer() });
      return;
    }
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        if (!data?.me) throw new Error('The server knows nobody by this token.');
        if (storedToken() !== token) return;
        const { id, email, name, role } = data.me;
        const viewer = { id, email, name, role };
        keepViewer(viewer);
        setSession({ ...signedOut, viewer });
      })
      .catch(() => {
        // Another tab signed in or out meanwhile, and this one has followed it.
        if (storedToken() !== null && storedToken() !== token) return;
        clearSession();
        setSession({ ...signedOut, error: i18n.t('Session expired. Please login again.') });
      });
  }, [client, setSession, i18n]);

  useSessionWatch();
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
    if (hasLeft) setTimeout(() => client.resetStore().catch(() => null));
  }, [client, viewerId]);
}
