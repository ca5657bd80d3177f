import { useLingui } from '@lingui/react';
import { Link, Stack } from '@mui/material';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { TextInput, type TextInputProps } from '#web/ui/form/TextInput.tsx';

export type CodeInputProps<Values extends FieldValues> = Pick<
  TextInputProps<Values>,
  'control' | 'name' | 'autoFocus'
>;

/** Field for the second factor: a code from the authenticator app or a recovery code. */
export function CodeInput<Values extends FieldValues>(props: CodeInputProps<Values>) {
  const { i18n } = useLingui();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const { control, name } = props;
  const { onChange } = useController({ control, name }).field;

  /** Clears the field, because a code of one kind is invalid for the other. */
  function toggleCodeKind() {
    onChange('');
    setUsesRecoveryCode(!usesRecoveryCode);
  }

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {usesRecoveryCode ? (
        <TextInput
          key="recovery"
          {...props}
          autoFocus
          label={i18n.t('Recovery code')}
          helperText={i18n.t('16 letters and digits. Each code can be used once.')}
          autoComplete="off"
        />
      ) : (
        <TextInput
          key="app"
          {...props}
          label={i18n.t('Code')}
          helperText={i18n.t('The six-digit code from your authenticator app.')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <Link component="button" type="button" variant="body2" onClick={toggleCodeKind}>
        {usesRecoveryCode ? i18n.t('Use the app instead') : i18n.t('Use a recovery code instead')}
      </Link>
    </Stack>
  );
}
