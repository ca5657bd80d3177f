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
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { leaveOverlay } from '#web/ui/overlay/overlayEntry.ts';
import { useBackCloses } from '#web/ui/overlay/useBackCloses.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { LogoutDocument } from '../Logout.generated.ts';
import { sessionAtom } from '../session.atoms.ts';
import { useAdminLoginMutation } from '../signIn/AdminLoginPage.generated.ts';
import { useLoginMutation } from '../signIn/LoginPage.generated.ts';
import { withDevice } from '../token/deviceToken.storage.ts';
import { isTokenValid } from '../token/tokenStore.ts';
import { useSession } from '../useSession.ts';
import type { AskedAgain } from './signInAgain.ts';

interface Proof {
  password: string;
  code?: string | undefined;
}

/** Signs whose session has ended in again, and nobody else. */
export function useSignInAgain({ viewer, onSignedIn, onGivenUp }: AskedAgain) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  // Where the work is, also once Back has led away from it.
  const [{ pathname }] = useState(useLocation());
  const hasGivenUp = useRef(false);
  const notify = useNotify();
  const { signedIn, expired } = useSession();
  const session = useAtomValue(sessionAtom);
  const [adminLogin] = useAdminLoginMutation();
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const dismiss = useBackCloses(true, giveUp);
  const form = useForm<Proof>({
    resolver: zodResolver(twoFactorProofSchema) as never,
    defaultValues: { password: '', code: '' },
  });

  // Another tab signs in too: as the same person, which will do, or as another, whose this work is not.
  useEffect(() => {
    if (session.isLoading) return;
    if (session.viewer?.id !== viewer.id) onGivenUp();
    else if (isTokenValid()) onSignedIn();
    else return;
    leaveOverlay();
  }, [session, viewer.id, onGivenUp, onSignedIn]);

  const { submit, problem } = useFormSend(
    form,
    async ({ password, code }) => {
      const variables = { input: withDevice({ email: viewer.email, password, code }) };
      const answer = isStaff(viewer.role)
        ? (await adminLogin({ variables })).data?.adminLogin
        : (await login({ variables })).data?.login;
      if (answer?.user && answer.user.id !== viewer.id) {
        await endSession(answer.token ?? null);
        return [
          { message: i18n.t('This is another account. Sign in with {email}.', { email: viewer.email }) },
        ];
      }
      if (answer && signedIn(answer)) {
        onSignedIn();
        leaveOverlay();
        return undefined;
      }
      const errors = (answer?.errors ?? []).map(ofPasswordAlone);
      if (needsCode || !errors.some((error) => error.code === 'TWO_FACTOR_REQUIRED')) return errors;
      setNeedsCode(true);
      return undefined;
    },
    i18n.t('Login failed'),
  );

  /** A session that nobody wanted does not stay open. */
  async function endSession(token: string | null) {
    await client.mutate({ mutation: LogoutDocument, context: { quiet: true, token } }).catch(() => null);
  }

  /** A checkout goes on with a guest, who has to know it; elsewhere the next save asks again. */
  function giveUp() {
    if (hasGivenUp.current) return;
    hasGivenUp.current = true;
    onGivenUp();
    if (pathname !== paths.checkout) return;
    const error = i18n.t('Session expired. Please login again.');
    expired(error);
    notify.error(error);
  }

  function leaveToLogin() {
    const { hash } = window.location;
    onGivenUp();
    expired();
    void navigate(hash.startsWith(`#${paths.admin}`) ? paths.adminLogin : paths.login);
  }

  /** The address is not asked for here, so that only the password can be wrong. */
  function ofPasswordAlone<Problem extends { code: string; field?: string | null; message: string }>(
    problem: Problem,
  ): Problem {
    if (problem.code !== 'WRONG_CREDENTIALS' || problem.field) return problem;
    return { ...problem, field: 'password', message: i18n.t('This password is incorrect.') };
  }

  return { form, submit, problem, needsCode, giveUp: dismiss, leaveToLogin };
}
