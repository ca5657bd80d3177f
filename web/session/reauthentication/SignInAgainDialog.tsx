import { useLingui } from '@lingui/react';
import { DialogContentText, Link } from '@mui/material';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { CodeInput } from '../signIn/CodeInput.tsx';
import { PasswordInput } from '../signIn/PasswordInput.tsx';
import type { PasswordRequest } from './reauthenticate.ts';
import { useReauthentication } from './useReauthentication.ts';

/**
 * Dialog shown over a form when the session has ended. After the password is entered, the waiting requests continue.
 */
export function SignInAgainDialog({ passwordRequest }: { passwordRequest: PasswordRequest }) {
  const { i18n } = useLingui();
  const { form, submit, problem, needsCode, decline, navigateToLogin } = useReauthentication(passwordRequest);
  const { control, formState } = form;
  const { name, email } = passwordRequest.viewer;

  return (
    <FormDialog
      title={i18n.t('Enter your password to continue')}
      titleVariant="h4"
      text={i18n.t('Your session has expired. Sign in to continue where you left off.')}
      submitLabel={i18n.t('Continue')}
      cancelLabel={i18n.t('Not now')}
      isSending={formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={decline}
    >
      <DialogContentText sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
        {i18n.t('{name} · {email}', { name, email })}
      </DialogContentText>
      {/* Password managers use this field to find the password. */}
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
        onClick={navigateToLogin}
        sx={{ ...standaloneLink, justifySelf: 'start' }}
      >
        {i18n.t('Not you? Sign in with another account')}
      </Link>
    </FormDialog>
  );
}
