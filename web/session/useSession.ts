import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { allAnswered } from '#web/api/inFlight.ts';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { isOverlayEntry } from '#web/ui/overlay/overlayEntry.ts';
import { forgetDrafts } from './drafts.storage.ts';
import { sayFarewells } from './farewells.ts';
import { forgetVisitor } from './forgetVisitor.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { beginLeaving } from './leaving.ts';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { keepDeviceToken } from './token/deviceToken.storage.ts';
import { clearSession, keepSession, keepViewer, savedViewer, storedToken } from './token/tokenStore.ts';
import { toViewer, type Viewer } from './token/viewer.ts';
import type { Viewer_UserFragment } from './Viewer.generated.ts';

interface SignedIn {
  user?: Viewer_UserFragment | null;
  token?: string | null;
  deviceToken?: string | null;
}

export function useSession() {
  const client = useApolloClient();
  const setSession = useSetAtom(sessionAtom);
  const goTo = useGoTo();

  /** Takes what `login`, `adminLogin` or `register` answered; false where it holds no session. */
  function signedIn({ user, token, deviceToken }: SignedIn): boolean {
    if (!user || !token) return false;
    const viewer = toViewer(user);
    keepSession(token, viewer);
    if (deviceToken) keepDeviceToken(deviceToken);
    forgetDrafts(viewer.id);
    setSession({ viewer, isLoading: false, error: null });
    return true;
  }

  /** Ends the session here, and on the server as soon as it hears of it. */
  async function logout(): Promise<void> {
    await sayFarewells();
    // The request leaves after the token is gone from the store, so it takes its own along.
    const token = storedToken();
    await forget();
    // What left with the token is answered before the token is over.
    await allAnswered();
    await client.mutate({ mutation: LogoutDocument, context: { quiet: true, token } }).catch(() => null);
  }

  /** Ends the session here only, where the server knows of none any more; with `everything` the visitor is forgotten too. */
  async function forget({ everything = false } = {}): Promise<void> {
    // The screen that is left asks no more, neither without its token nor by its guard for the login.
    // A deleted account's token is over already: the next screen must not ask with it.
    if (everything) clearSession();
    try {
      await goTo(paths.home, { replace: isOverlayEntry() });
    } finally {
      // The way home may be rendered for a while, and the screen that is left may ask until then.
      beginLeaving();
      clearSession();
      forgetDrafts();
      if (everything) forgetVisitor();
      startTransition(() => setSession(signedOut));
    }
  }

  /** Goes on signed out, with the reason where one is given; what was begun waits in this browser for the same person. */
  function expired(error: string | null = null): void {
    clearSession();
    setSession({ ...signedOut, error });
  }

  /** Takes what has changed about who is signed in. */
  function changed({ email, name }: Pick<Viewer, 'email' | 'name'>): void {
    const saved = savedViewer();
    if (!saved) return;
    const viewer = { ...saved, email, name };
    keepViewer(viewer);
    setSession({ viewer, isLoading: false, error: null });
  }

  return { signedIn, changed, logout, forget, expired };
}
