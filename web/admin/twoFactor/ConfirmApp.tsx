import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { confirmTwoFactorSchema } from '#domain/accounts/accountSchema.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { QrCode } from './QrCode.tsx';
import { useConfirmTwoFactorMutation } from './TwoFactor.generated.ts';

export interface ConfirmAppProps {
  /** Secret in base32. */
  secret: string;
  /** URI with the same secret, for the QR code. */
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and requests its first code. */
export function ConfirmApp({ secret, uri, onConfirmed, onCancel }: ConfirmAppProps) {
  const { i18n } = useLingui();
  const [confirm] = useConfirmTwoFactorMutation();
  const form = useForm<{ code: string }>({
    resolver: zodResolver(confirmTwoFactorSchema),
    defaultValues: { code: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const payload = (await confirm({ variables: { input } })).data?.confirmTwoFactor;
      if (!payload?.recoveryCodes) return payload?.errors ?? [];
      onConfirmed(payload.recoveryCodes);
      return undefined;
    },
    i18n.t('Something went wrong. Try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>{i18n.t('Scan this code with your authenticator app.')}</Typography>
      <QrCode text={uri} label={i18n.t('Setup key as a QR code')} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Or enter this setup key in the app:')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            role="group"
            aria-label={i18n.t('Setup key as text')}
            sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}
          >
            {splitIntoGroups(secret)}
          </Box>
          <CopyButton text={secret} label={i18n.t('Copy secret')} copiedText={i18n.t('Copied')} />
        </Stack>
      </div>
      <FormAlert>{problem}</FormAlert>
      <Box sx={{ width: 1, maxWidth: 400 }}>
        <TextInput
          control={form.control}
          name="code"
          label={i18n.t('Code')}
          helperText={i18n.t('The six digits that the app currently shows.')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {i18n.t('Turn on')}
        </Button>
        <Button onClick={onCancel}>{i18n.t('Cancel')}</Button>
      </Stack>
    </Stack>
  );
}

/** Splits the secret into groups, which are easier to copy by hand. */
function splitIntoGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
