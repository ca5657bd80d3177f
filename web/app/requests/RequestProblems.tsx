import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/token/tokenStore.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { onRequestProblem } from './requestProblems.ts';

/**
 * Says why requests fail. Whom the server no longer knows is signed out, and sent to the login if they were about to do
 * something; who only looked stays, unless the screen is for the signed-in alone.
 */
export function RequestProblems() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const setSession = useSetAtom(sessionAtom);

  useEffect(
    () =>
      onRequestProblem(({ message, endsSession, wasRead }) => {
        notify.error(i18n.t(message));
        if (!endsSession) return;
        clearSession();
        setSession(signedOut);
        if (wasRead) return;
        const { pathname } = location;
        if (pathname === paths.login || pathname === paths.adminLogin) return;
        navigate(pathname.includes(paths.admin) ? paths.adminLogin : paths.login, {
          state: { from: location },
        });
      }),
    [i18n, notify, navigate, location, setSession],
  );
  return null;
}
