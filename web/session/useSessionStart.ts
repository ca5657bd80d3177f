import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toRequestProblem } from '#web/api/requestProblem.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { fetchViewer } from './fetchViewer.ts';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import {
  clearSession,
  clearToken,
  isTokenValid,
  readSavedViewer,
  readToken,
  restoreViewer,
  storeViewer,
} from './token/tokenStore.ts';

/** Maximum time in ms to wait for the server before the saved session is used. */
const MAX_WAIT_MS = 2000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/**
 * Determines the viewer once, at start-up: from the server if there is a token, otherwise from the saved session. Only
 * an invalid or refused token ends the session. While the server does not respond, the saved session is used and the
 * request is retried.
 */
export function useSessionStart(): void {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  const { i18n } = useLingui();
  const notify = useNotify();

  useEffect(() => {
    const token = readToken();
    const endSession = ({ isReported }: { isReported: boolean }) => {
      const error = i18n.t('Session expired. Please login again.');
      clearSession();
      setSession({ ...signedOutSession, error });
      if (!isReported) notify.error(error);
    };
    if (token === null) {
      clearToken();
      setSession({ ...signedOutSession, viewer: restoreViewer() });
      return;
    }
    if (!isTokenValid()) {
      endSession({ isReported: false });
      return;
    }

    const abortController = new AbortController();
    const continueWithSavedSession = () => {
      const viewer = readSavedViewer();
      if (viewer && readToken() === token)
        setSession((session) => (session.isLoading ? { ...signedOutSession, viewer } : session));
    };
    const waitTimer = setTimeout(continueWithSavedSession, MAX_WAIT_MS);

    async function findViewer(pauseMs: number): Promise<void> {
      const isFirst = pauseMs === FIRST_PAUSE_MS;
      try {
        const viewer = await fetchViewer(client, { quiet: !isFirst });
        if (abortController.signal.aborted || readToken() !== token) return;
        if (!viewer) return endSession({ isReported: false });
        storeViewer(viewer);
        setSession({ ...signedOutSession, viewer });
      } catch (error) {
        // Another tab signed in or out meanwhile, and this tab has applied the change.
        if (abortController.signal.aborted || (readToken() !== null && readToken() !== token)) return;
        if (toRequestProblem(error)?.endsSession) return endSession({ isReported: isFirst });
        continueWithSavedSession();
        await waitForConnection(pauseMs, abortController.signal);
        if (!abortController.signal.aborted) await findViewer(Math.min(pauseMs * 2, MAX_PAUSE_MS));
      } finally {
        clearTimeout(waitTimer);
      }
    }
    void findViewer(FIRST_PAUSE_MS);
    return () => {
      clearTimeout(waitTimer);
      abortController.abort();
    };
  }, [client, setSession, i18n, notify]);
}

/** Resolves once the browser is online again, or after the pause. */
function waitForConnection(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, pauseMs);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    }
    addEventListener('online', finish, { once: true });
    signal.addEventListener('abort', finish, { once: true });
  });
}
