import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { canReauthenticate, reauthenticate } from '../reauthentication/reauthenticate.ts';
import { sessionAtom, signedOutSession } from '../session.atoms.ts';
import { CHECK_INTERVAL_MS, getWarningDays, hasEnded } from './sessionAge.ts';
import { clearSession, getTokenAge, isTokenValid, readToken, restoreViewer } from './tokenStore.ts';

const WARNED_KEY = 'sessionWarned';

/** Checks the session on sign-in and every 5 minutes: warns before it ends, and signs out when it has ended. */
export function useSessionWatch(): void {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [{ viewer }, setSession] = useAtom(sessionAtom);
  const viewerId = viewer?.id;

  useEffect(() => {
    if (!viewerId) return;
    function checkSession() {
      if (!readToken()) {
        // A session saved without a token ends 30 days after its sign-in.
        if (!restoreViewer()) setSession(signedOutSession);
        return;
      }
      const ageMs = getTokenAge();
      if (!isTokenValid() || hasEnded(ageMs)) {
        if (hasUnsavedWork() && canReauthenticate()) {
          // Unsaved work stays on the screen. If the viewer declines, the next save prompts again.
          reauthenticate().catch(() => undefined);
          return;
        }
        const error = i18n.t('Session expired. Please login again.');
        clearSession();
        setSession({ ...signedOutSession, error });
        notify.error(error);
        return;
      }
      const daysLeft = getWarningDays(ageMs);
      if (daysLeft !== null && !checkAndRecordWarning())
        notify.warning(
          i18n.t(
            'Your session will expire in {n} day(s). Please save your work and login again to continue.',
            { n: daysLeft },
          ),
        );
    }
    checkSession();
    const timer = setInterval(checkSession, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [viewerId, setSession, notify, i18n]);
}

/** Returns true if this browser has already warned about the current token. Otherwise records the warning. */
function checkAndRecordWarning(): boolean {
  const token = deviceStorage.readText('tokenSetTime') ?? '';
  if (deviceStorage.readText(WARNED_KEY) === token) return true;
  deviceStorage.writeText(WARNED_KEY, token);
  return false;
}
