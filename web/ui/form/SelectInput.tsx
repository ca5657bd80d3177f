import { OutlinedInput, Select } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldInputProps, useField } from './useField.ts';

export interface SelectInputProps<Values extends FieldValues> extends FieldInputProps<Values> {
  options: readonly { value: string | number; label: string }[];
  /** Text of the empty option; null if there is none. */
  placeholder?: string | null;
  autoComplete?: string;
}

/** Native select, which works best on phones. */
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
