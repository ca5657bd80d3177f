import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/token/tokenStore.ts';
import { useReloadPermissions } from '#web/session/useReloadPermissions.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { onRequestProblem } from './requestProblems.ts';

/**
 * Shows failed requests as toasts. If the session has expired, signs out the viewer. A refused write then redirects to
 * the login; after a refused read the screen stays open, unless it requires sign-in.
 */
export function RequestProblems() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const setSession = useSetAtom(sessionAtom);
  const reloadPermissions = useReloadPermissions();
  // Loaded on demand, because shoppers do not need the permission names.
  const showForbidden = useCallback(
    async (permission: string, fallback: string) => {
      const { getForbiddenText } = await import('#web/admin/permissions/getForbiddenText.ts');
      notify.error(getForbiddenText(i18n, permission) ?? i18n.t(fallback));
    },
    [i18n, notify],
  );

  useEffect(
    () =>
      onRequestProblem(({ message, endsSession, isRead, isForbidden, permission }) => {
        if (permission) void showForbidden(permission, message);
        else notify.error(i18n.t(message));
        if (isForbidden) void reloadPermissions();
        if (!endsSession) return;
        clearSession();
        setSession(signedOutSession);
        if (isRead) return;
        const { pathname } = location;
        if (pathname === paths.login || pathname === paths.adminLogin) return;
        navigate(pathname.includes(paths.admin) ? paths.adminLogin : paths.login, {
          state: { from: location },
        });
      }),
    [i18n, notify, navigate, location, setSession, reloadPermissions, showForbidden],
  );
  return null;
}
