import { FormControl, FormLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';

export interface LabelledInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number' | 'date';
  autoFocus?: boolean;
}

/** A field with its label above it, outside of a form that checks. */
export function LabelledInput({ label, value, onChange, type = 'text', autoFocus }: LabelledInputProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type={type}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...(type === 'number' && { min: 0, step: 1 }), maxLength: 100 } }}
      />
    </FormControl>
  );
}
