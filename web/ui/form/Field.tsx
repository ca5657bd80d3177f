import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { getHelperTextId } from './helperTextId.ts';

export interface FieldProps {
  id: string;
  label: ReactNode;
  /** Error text; replaces the helper text. */
  error?: string | undefined;
  helperText?: ReactNode;
  /** Marks the field as optional; all other fields are required. */
  optional?: boolean;
  children: ReactNode;
}

/** Control with its label above, and its error or a hint below. */
export function Field({ id, label, error, helperText, optional = false, children }: FieldProps) {
  const { i18n } = useLingui();
  const helperOrError = error ? i18n.t(error) : helperText;
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {i18n.t('(optional)')}
            </Typography>
          </>
        )}
      </FormLabel>
      {children}
      {helperOrError && <FormHelperText id={getHelperTextId(id)}>{helperOrError}</FormHelperText>}
    </FormControl>
  );
}
