import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { clearSession, savedViewer, validToken } from './tokenStore.ts';
import { ViewerDocument } from './Viewer.generated.ts';

/** Finds out, once at start, who is signed in: from the server where there is a token, else from the saved session. */
export function SessionKeeper() {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  const { i18n } = useLingui();

  useEffect(() => {
    if (!validToken()) {
      setSession({ ...signedOut, viewer: savedViewer() });
      return;
    }
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => setSession({ ...signedOut, viewer: data?.me ?? null }))
      .catch(() => {
        clearSession();
        setSession({ ...signedOut, error: i18n.t('Session expired. Please login again.') });
      });
  }, [client, setSession, i18n]);

  return null;
}
