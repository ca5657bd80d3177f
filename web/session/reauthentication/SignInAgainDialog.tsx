import { useLingui } from '@lingui/react';
import { DialogContentText, Link } from '@mui/material';
import { standing } from '#web/ui/browser/touch.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { CodeInput } from '../signIn/CodeInput.tsx';
import { PasswordInput } from '../signIn/PasswordInput.tsx';
import type { AskedAgain } from './signInAgain.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/** Over a form whose session has ended: a password, and what waits goes on. */
export function SignInAgainDialog({ asked }: { asked: AskedAgain }) {
  const { i18n } = useLingui();
  const { form, submit, problem, needsCode, giveUp, leaveToLogin } = useSignInAgain(asked);
  const { control, formState } = form;
  const { name, email } = asked.viewer;

  return (
    <FormDialog
      title={i18n.t('Enter your password to continue')}
      titleVariant="h4"
      text={i18n.t('Your session has expired. Sign in to continue where you left off.')}
      confirm={i18n.t('Continue')}
      leave={i18n.t('Not now')}
      isSending={formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={giveUp}
    >
      <DialogContentText sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
        {i18n.t('{name} · {email}', { name, email })}
      </DialogContentText>
      {/* For password managers, which go by the account. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordInput
        control={control}
        name="password"
        label={i18n.t('Password')}
        autoComplete="current-password"
        autoFocus
      />
      {needsCode && <CodeInput control={control} name="code" autoFocus />}
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={leaveToLogin}
        sx={{ ...standing, justifySelf: 'start' }}
      >
        {i18n.t('Not you? Sign in with another account')}
      </Link>
    </FormDialog>
  );
}
