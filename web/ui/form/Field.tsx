import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { describes } from './describes.ts';

export interface FieldProps {
  id: string;
  label: ReactNode;
  /** What is wrong, in words; takes the place of the helper text. */
  error?: string | undefined;
  helperText?: ReactNode;
  /** Marked as such; what is not marked must be filled in. */
  optional?: boolean;
  children: ReactNode;
}

/** A control with its label above and its error, or a hint, under it. */
export function Field({ id, label, error, helperText, optional = false, children }: FieldProps) {
  const { i18n } = useLingui();
  const below = error ? i18n.t(error) : helperText;
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
      {below && <FormHelperText id={describes(id)}>{below}</FormHelperText>}
    </FormControl>
  );
}
