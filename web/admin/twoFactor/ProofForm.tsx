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
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import type { Wish } from './TwoFactorPanel.tsx';

type Typed = z.input<typeof twoFactorProofSchema>;
type Proof = z.output<typeof twoFactorProofSchema>;

const TEXTS: Record<Wish, { text: string; send: string }> = {
  begin: {
    text: /*i18n*/ 'First, confirm that it is you.',
    send: /*i18n*/ 'Continue',
  },
  renew: {
    text: /*i18n*/ 'The recovery codes that you have now will no longer work.',
    send: /*i18n*/ 'Make new codes',
  },
  disable: {
    text: /*i18n*/ 'Your account will be protected by your password only.',
    send: /*i18n*/ 'Turn it off',
  },
};

export interface ProofFormProps {
  wish: Wish;
  /** Whether a code is asked for too. */
  hasFactor: boolean;
  onSend: (proof: Proof) => Promise<readonly UserError[] | undefined>;
  onCancel: () => void;
}

/** Asks who wants to change the second factor for the password, and for a code where there is one already. */
export function ProofForm({ wish, hasFactor, onSend, onCancel }: ProofFormProps) {
  const { i18n } = useLingui();
  const form = useForm<Typed, unknown, Proof>({
    resolver: zodResolver(twoFactorProofSchema),
    defaultValues: { password: '', code: '' },
  });
  const { submit, problem } = useFormSend(form, onSend, i18n.t('That could not be done. Please try again.'));
  const { text, send } = TEXTS[wish];
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
      {hasFactor && <CodeInput control={form.control} name="code" />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color={wish === 'disable' ? 'error' : 'primary'}
          loading={form.formState.isSubmitting}
        >
          {i18n.t(send)}
        </Button>
        <Button onClick={onCancel}>{i18n.t('Cancel')}</Button>
      </Stack>
    </Stack>
  );
}
