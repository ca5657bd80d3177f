import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/token/tokenStore.ts';
import { useRightsAnew } from '#web/session/useRightsAnew.ts';
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
  const readRights = useRightsAnew();
  // The names of the permissions are of no use to shoppers.
  const sayForbidden = useCallback(
    async (permission: string, otherwise: string) => {
      const { forbiddenText } = await import('#web/admin/rights/forbiddenText.ts');
      notify.error(forbiddenText(i18n, permission) ?? i18n.t(otherwise));
    },
    [i18n, notify],
  );

  useEffect(
    () =>
      onRequestProblem(({ message, endsSession, wasRead, forbids, permission }) => {
        if (permission) void sayForbidden(permission, message);
        else notify.error(i18n.t(message));
        if (forbids) void readRights();
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
    [i18n, notify, navigate, location, setSession, readRights, sayForbidden],
  );
  return null;
}
