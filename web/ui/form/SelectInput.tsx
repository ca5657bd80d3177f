import { OutlinedInput, Select } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldInputProps, useField } from './useField.ts';

export interface SelectInputProps<Values extends FieldValues> extends FieldInputProps<Values> {
  options: readonly { value: string | number; label: string }[];
  /** The first entry, which chooses nothing; null where something is always chosen. */
  placeholder?: string | null;
  autoComplete?: string;
}

/** The browser's own list, which a phone shows best. */
export function SelectInput<Values extends FieldValues>({
  options,
  placeholder = '',
  autoComplete,
  ...field
}: SelectInputProps<Values>) {
  const { fieldProps, inputProps, aria } = useField(field);

  return (
    <Field {...fieldProps}>
      <Select
        native
        {...inputProps}
        input={<OutlinedInput />}
        inputProps={{ id: fieldProps.id, autoComplete, ...aria }}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
