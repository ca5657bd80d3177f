import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/tokenStore.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import { onRequestProblem } from './requestProblems.ts';

/** Says why requests fail, and sends to the login whom the server no longer knows. */
export function RequestProblems() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const setSession = useSetAtom(sessionAtom);

  useEffect(
    () =>
      onRequestProblem(({ message, endsSession }) => {
        notify.error(i18n.t(message));
        if (!endsSession) return;
        clearSession();
        setSession(signedOut);
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
