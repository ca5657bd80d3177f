import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { waitUntilSettled } from '#web/api/trackRequest.ts';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { isOverlayEntry } from '#web/ui/overlay/overlayEntry.ts';
import { clearVisitorData } from './clearVisitorData.ts';
import { removeDrafts } from './drafts.storage.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { beginLogout } from './logoutBarrier.ts';
import { runLogoutTasks } from './logoutTasks.ts';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import { storeDeviceToken } from './token/deviceToken.storage.ts';
import { clearSession, readSavedViewer, readToken, storeSession, storeViewer } from './token/tokenStore.ts';
import { toViewer, type Viewer } from './token/viewer.ts';
import type { Viewer_UserFragment } from './Viewer.generated.ts';

interface SignInPayload {
  user?: Viewer_UserFragment | null;
  token?: string | null;
  deviceToken?: string | null;
}

export function useSession() {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  const goTo = useGoTo();

  /**
   * Starts the session from a `login`, `adminLogin` or `register` response. Returns false if the response contains no
   * session.
   */
  function startSession({ user, token, deviceToken }: SignInPayload): boolean {
    if (!user || !token) return false;
    const viewer = toViewer(user);
    storeSession(token, viewer);
    if (deviceToken) storeDeviceToken(deviceToken);
    removeDrafts(viewer.id);
    setSession({ viewer, isLoading: false, error: null });
    return true;
  }

  /** Ends the session in this browser, then on the server. */
  async function logout(): Promise<void> {
    await runLogoutTasks();
    // The request is sent after the token is removed from storage, so it needs a copy of the token.
    const token = readToken();
    await clearLocalSession();
    // Requests already sent with the token must complete before the token is invalidated.
    await waitUntilSettled();
    await client.mutate({ mutation: LogoutDocument, context: { quiet: true, token } }).catch(() => null);
  }

  /**
   * Ends the session in this browser only. Call it directly if the server has already ended the session. `everything`
   * also deletes all personal data.
   */
  async function clearLocalSession({ everything = false } = {}): Promise<void> {
    // A deleted account's token is already invalid, so the home page must not send it. Otherwise the token stays
    // until the navigation: without it the current screen would fail or redirect to the login.
    if (everything) clearSession();
    try {
      await goTo(paths.home, { replace: isOverlayEntry() });
    } finally {
      // Rendering the home page takes a while, during which the current screen may still send requests.
      beginLogout();
      clearSession();
      removeDrafts();
      if (everything) clearVisitorData();
      startTransition(() => setSession(signedOutSession));
    }
  }

  /** Signs out, with an optional reason. Drafts stay in this browser for the same account. */
  function expireSession(error: string | null = null): void {
    clearSession();
    setSession({ ...signedOutSession, error });
  }

  /** Updates the viewer's email address and name. */
  function updateViewer({ email, name }: Pick<Viewer, 'email' | 'name'>): void {
    const currentViewer = readSavedViewer();
    if (!currentViewer) return;
    const viewer = { ...currentViewer, email, name };
    storeViewer(viewer);
    setSession({ viewer, isLoading: false, error: null });
  }

  return { startSession, updateViewer, logout, clearLocalSession, expireSession };
}
