import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { requestProblem } from '#web/api/requestProblem.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { askForViewer } from './askForViewer.ts';
import { sessionAtom, signedOut } from './session.atoms.ts';
import {
  clearSession,
  clearToken,
  isTokenValid,
  keepViewer,
  restoreViewer,
  savedViewer,
  storedToken,
} from './token/tokenStore.ts';

/** How long the server's word is waited for before the saved session is gone on with, in ms. */
const PATIENCE = 2000;
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 30_000;

/**
 * Finds out, once at start, who is signed in: from the server where there is a token, else from the saved session. Only
 * a token that is no good, or that the server refuses, ends the session. While the server is away the saved session is
 * gone on with, and the server asked again until it is back.
 */
export function useSessionStart(): void {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  const { i18n } = useLingui();
  const notify = useNotify();

  useEffect(() => {
    const token = storedToken();
    const end = ({ isTold }: { isTold: boolean }) => {
      const error = i18n.t('Session expired. Please login again.');
      clearSession();
      setSession({ ...signedOut, error });
      if (!isTold) notify.error(error);
    };
    if (token === null) {
      clearToken();
      setSession({ ...signedOut, viewer: restoreViewer() });
      return;
    }
    if (!isTokenValid()) {
      end({ isTold: false });
      return;
    }

    const stop = new AbortController();
    const goOn = () => {
      const viewer = savedViewer();
      if (viewer && storedToken() === token)
        setSession((session) => (session.isLoading ? { ...signedOut, viewer } : session));
    };
    const patience = setTimeout(goOn, PATIENCE);

    async function find(pause: number): Promise<void> {
      const isFirst = pause === FIRST_PAUSE;
      try {
        const viewer = await askForViewer(client, { quiet: !isFirst });
        if (stop.signal.aborted || storedToken() !== token) return;
        if (!viewer) return end({ isTold: false });
        keepViewer(viewer);
        setSession({ ...signedOut, viewer });
      } catch (error) {
        // Another tab signed in or out meanwhile, and this one has followed it.
        if (stop.signal.aborted || (storedToken() !== null && storedToken() !== token)) return;
        if (requestProblem(error)?.endsSession) return end({ isTold: isFirst });
        goOn();
        await whenBack(pause, stop.signal);
        if (!stop.signal.aborted) await find(Math.min(pause * 2, MAX_PAUSE));
      } finally {
        clearTimeout(patience);
      }
    }
    void find(FIRST_PAUSE);
    return () => {
      clearTimeout(patience);
      stop.abort();
    };
  }, [client, setSession, i18n, notify]);
}

/** Resolves once the browser has a connection again, or after the pause. */
function whenBack(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done, { once: true });
    signal.addEventListener('abort', done, { once: true });
  });
}
