import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { twoFactorProofSchema } from '#domain/accounts/accountSchema.ts';
import { CodeInput } from '#web/session/signIn/CodeInput.tsx';
import { PasswordInput } from '#web/session/signIn/PasswordInput.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import type { TwoFactorAction } from './TwoFactorPanel.tsx';

type ProofValues = z.input<typeof twoFactorProofSchema>;
type Proof = z.output<typeof twoFactorProofSchema>;

const TEXTS: Record<TwoFactorAction, { text: string; send: string }> = {
  begin: {
    text: /*i18n*/ 'First, confirm your identity.',
    send: /*i18n*/ 'Continue',
  },
  renew: {
    text: /*i18n*/ 'Your current recovery codes will stop working.',
    send: /*i18n*/ 'Create new codes',
  },
  disable: {
    text: /*i18n*/ 'Your account will be protected by your password only.',
    send: /*i18n*/ 'Turn off',
  },
};

export interface ProofFormProps {
  action: TwoFactorAction;
  /** True if a code is also required. */
  hasTwoFactor: boolean;
  onSend: (proof: Proof) => Promise<readonly UserError[] | undefined>;
  onCancel: () => void;
}

/** Form that requests the password, and a code if there is a second factor, before the second factor is changed. */
export function ProofForm({ action, hasTwoFactor, onSend, onCancel }: ProofFormProps) {
  const { i18n } = useLingui();
  const form = useForm<ProofValues, unknown, Proof>({
    resolver: zodResolver(twoFactorProofSchema),
    defaultValues: { password: '', code: '' },
  });
  const { submit, problem } = useSubmitForm(form, onSend, i18n.t('Something went wrong. Try again.'));
  const { text, send } = TEXTS[action];
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 400 }}
    >
      <Typography>{i18n.t(text)}</Typography>
      <FormAlert>{problem}</FormAlert>
      <PasswordInput
        control={form.control}
        name="password"
        label={i18n.t('Password')}
        autoComplete="current-password"
        autoFocus
      />
      {hasTwoFactor && <CodeInput control={form.control} name="code" />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color={action === 'disable' ? 'error' : 'primary'}
          loading={form.formState.isSubmitting}
        >
          {i18n.t(send)}
        </Button>
        <Button onClick={onCancel}>{i18n.t('Cancel')}</Button>
      </Stack>
    </Stack>
  );
}
