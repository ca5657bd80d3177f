import { FormControl, FormHelperText, FormLabel, OutlinedInput, Select } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Text of the empty option; if omitted, an option is always selected. */
  emptyLabel?: string;
  help?: ReactNode;
}

/** Native select with a label, for use outside a form. */
export function SelectField({ label, value, onChange, options, emptyLabel, help }: SelectFieldProps) {
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
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
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
