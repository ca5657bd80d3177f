import VisibilityOutlined from 'icon:outline-visibility';
import VisibilityOffOutlined from 'icon:outline-visibility-off';
import { useLingui } from '@lingui/react';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '#web/ui/form/TextInput.tsx';

/** Password field with a button that reveals the password. */
export function PasswordInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={i18n.t('Show password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      }
    />
  );
}
