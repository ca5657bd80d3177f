import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { formatDayInBothCalendars } from '../ui/formatDayInBothCalendars.ts';

export interface LabelledInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Numbers use a text input, so that digit grouping and Nepali digits can be typed. */
  type?: 'text' | 'decimal' | 'date';
  autoFocus?: boolean;
}

/** Field with its label above, for use outside a validated form. */
export function LabelledInput({ label, value, onChange, type = 'text', autoFocus }: LabelledInputProps) {
  const { i18n } = useLingui();
  const id = useId();
  const helperText = type === 'date' ? formatDayInBothCalendars(i18n.locale, value) : '';
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type={type === 'decimal' ? 'text' : type}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...(type === 'decimal' && { inputMode: 'decimal' }), maxLength: 100 } }}
      />
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  );
}
