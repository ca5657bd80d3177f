import { useLingui } from '@lingui/react';
import type { FieldValues } from 'react-hook-form';
import type { TextInputProps } from '#web/ui/form/TextInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';

type NewPasswordInputProps<Values extends FieldValues> = Omit<
  TextInputProps<Values>,
  'autoComplete' | 'helperText'
>;

/** Field for a new password, with hints for choosing a good password. */
export function NewPasswordInput<Values extends FieldValues>(props: NewPasswordInputProps<Values>) {
  const { i18n } = useLingui();
  return (
    <PasswordInput
      {...props}
      helperText={i18n.t('At least 10 characters. A few words that are easy for you to remember work well.')}
      autoComplete="new-password"
    />
  );
}
