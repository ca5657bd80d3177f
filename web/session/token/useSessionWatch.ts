import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { onDevice } from '#web/ui/browser/storage.ts';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { canSignInAgain, signInAgain } from '../again/signInAgain.ts';
import { sessionAtom, signedOut } from '../session.atoms.ts';
import { CHECK_EVERY, daysToWarn, isOver } from './sessionAge.ts';
import { clearSession, isTokenValid, restoreViewer, storedToken, tokenAge } from './tokenStore.ts';

const KEY = 'sessionWarned';

/** Looks at the token's age when somebody is signed in and every 5 minutes: warns of its end, and ends what is over. */
export function useSessionWatch(): void {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [{ viewer }, setSession] = useAtom(sessionAtom);
  const viewerId = viewer?.id;

  useEffect(() => {
    if (!viewerId) return;
    function look() {
      if (!storedToken()) {
        // A session that was saved without a token ends 30 days after its sign-in.
        if (!restoreViewer()) setSession(signedOut);
        return;
      }
      const age = tokenAge();
      if (!isTokenValid() || isOver(age)) {
        if (hasUnsavedWork() && canSignInAgain()) {
          // What is not saved stays on the screen; whoever gives up is asked again by the next save.
          signInAgain().catch(() => undefined);
          return;
        }
        const error = i18n.t('Session expired. Please login again.');
        clearSession();
        setSession({ ...signedOut, error });
        notify.error(error);
        return;
      }
      const days = daysToWarn(age);
      if (days !== null && !wasWarned())
        notify.warning(
          i18n.t(
            'Your session will expire in {n} day(s). Please save your work and login again to continue.',
            { n: days },
          ),
        );
    }
    look();
    const timer = setInterval(look, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [viewerId, setSession, notify, i18n]);
}

/** Whether this browser was warned of the present token's end already; from now on it was. */
function wasWarned(): boolean {
  const token = onDevice.readText('tokenSetTime') ?? '';
  if (onDevice.readText(KEY) === token) return true;
  onDevice.writeText(KEY, token);
  return false;
}
