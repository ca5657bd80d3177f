import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { standing } from '#web/ui/touch.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import type { AskedAgain } from './signInAgain.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/** Over a form whose session has ended: a password, and what waits goes on. */
export function SignInAgainDialog({ asked }: { asked: AskedAgain }) {
  const { i18n } = useLingui();
  const id = useId();
  const { form, submit, problem, needsCode, giveUp, leaveToLogin } = useSignInAgain(asked);
  const { control, formState } = form;
  const { name, email } = asked.viewer;

  return (
    <Dialog open onClose={giveUp} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Stack
        component="form"
        noValidate
        // It stands over another form, which shall not be sent with it.
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
        sx={{ minHeight: 0 }}
      >
        <DialogTitle id={id} variant="h4">
          {i18n.t('Enter your password to continue')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {i18n.t('Your session has expired. Sign in to continue where you left off.')}
          </DialogContentText>
          <FormAlert>{problem}</FormAlert>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={giveUp}>{i18n.t('Not now')}</Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {i18n.t('Continue')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
