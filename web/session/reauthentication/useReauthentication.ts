import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { twoFactorProofSchema } from '#domain/accounts/accountSchema.ts';
import { isStaff } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { leaveOverlay } from '#web/ui/overlay/overlayEntry.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { LogoutDocument } from '../Logout.generated.ts';
import { sessionAtom } from '../session.atoms.ts';
import { useAdminLoginMutation } from '../signIn/AdminLoginPage.generated.ts';
import { useLoginMutation } from '../signIn/LoginPage.generated.ts';
import { addDeviceToken } from '../token/deviceToken.storage.ts';
import { isTokenValid } from '../token/tokenStore.ts';
import { useSession } from '../useSession.ts';
import type { PasswordRequest } from './reauthenticate.ts';

interface Credentials {
  password: string;
  code?: string | undefined;
}

/** Signs in the viewer whose session has ended, and refuses any other account. */
export function useReauthentication({ viewer, onSignedIn, onDeclined }: PasswordRequest) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  // Path of the screen with unsaved work. It stays the same after Back.
  const [{ pathname }] = useState(useLocation());
  const hasDeclined = useRef(false);
  const notify = useNotify();
  const { startSession, expireSession } = useSession();
  const session = useAtomValue(sessionAtom);
  const [adminLogin] = useAdminLoginMutation();
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const dismiss = useCloseOnBack(true, decline);
  const form = useForm<Credentials>({
    resolver: zodResolver(twoFactorProofSchema) as never,
    defaultValues: { password: '', code: '' },
  });

  // Another tab may have signed in meanwhile: the same account continues the work, a different one cancels it.
  useEffect(() => {
    if (session.isLoading) return;
    if (session.viewer?.id !== viewer.id) onDeclined();
    else if (isTokenValid()) onSignedIn();
    else return;
    leaveOverlay();
  }, [session, viewer.id, onDeclined, onSignedIn]);

  const { submit, problem } = useSubmitForm(
    form,
    async ({ password, code }) => {
      const variables = { input: addDeviceToken({ email: viewer.email, password, code }) };
      const payload = isStaff(viewer.role)
        ? (await adminLogin({ variables })).data?.adminLogin
        : (await login({ variables })).data?.login;
      if (payload?.user && payload.user.id !== viewer.id) {
        await endSession(payload.token ?? null);
        return [
          { message: i18n.t('This is a different account. Sign in with {email}.', { email: viewer.email }) },
        ];
      }
      if (payload && startSession(payload)) {
        onSignedIn();
        leaveOverlay();
        return undefined;
      }
      const errors = (payload?.errors ?? []).map(toPasswordProblem);
      if (needsCode || !errors.some((error) => error.code === 'TWO_FACTOR_REQUIRED')) return errors;
      setNeedsCode(true);
      return undefined;
    },
    i18n.t('Login failed'),
  );

  /** Signs out the session of a different account, which must not stay open. */
  async function endSession(token: string | null) {
    await client.mutate({ mutation: LogoutDocument, context: { quiet: true, token } }).catch(() => null);
  }

  /**
   * Cancels the sign-in. At the checkout, the shopper continues as a guest and sees a message; elsewhere, the next save
   * prompts again.
   */
  function decline() {
    if (hasDeclined.current) return;
    hasDeclined.current = true;
    onDeclined();
    if (pathname !== paths.checkout) return;
    const error = i18n.t('Session expired. Please login again.');
    expireSession(error);
    notify.error(error);
  }

  function navigateToLogin() {
    const { hash } = window.location;
    onDeclined();
    expireSession();
    void navigate(hash.startsWith(`#${paths.admin}`) ? paths.adminLogin : paths.login);
  }

  /** The email address is fixed here, so wrong credentials can only mean a wrong password. */
  function toPasswordProblem<Problem extends { code: string; field?: string | null; message: string }>(
    problem: Problem,
  ): Problem {
    if (problem.code !== 'WRONG_CREDENTIALS' || problem.field) return problem;
    return { ...problem, field: 'password', message: i18n.t('This password is incorrect.') };
  }

  return { form, submit, problem, needsCode, decline: dismiss, navigateToLogin };
}
