import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { dayInWords } from '../ui/dayInWords.ts';

export interface LabelledInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A number is typed as text: grouped, or in figures of Nepal. */
  type?: 'text' | 'decimal' | 'date';
  autoFocus?: boolean;
}

/** A field with its label above it, outside of a form that checks. */
export function LabelledInput({ label, value, onChange, type = 'text', autoFocus }: LabelledInputProps) {
  const { i18n } = useLingui();
  const id = useId();
  const words = type === 'date' ? dayInWords(i18n.locale, value) : '';
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
      {words && <FormHelperText>{words}</FormHelperText>}
    </FormControl>
  );
}
