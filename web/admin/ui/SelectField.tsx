import { FormControl, FormHelperText, FormLabel, OutlinedInput, Select } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** The entry that chooses nothing; without it something is always chosen. */
  none?: string;
  help?: ReactNode;
}

/** The browser's own list with its label, outside of a form. */
export function SelectField({ label, value, onChange, options, none, help }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Select
        native
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': help ? `${id}-help` : undefined }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
