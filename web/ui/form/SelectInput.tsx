import { OutlinedInput, Select } from '@mui/material';
import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { describes, Field, type FieldProps } from './Field.tsx';

export interface SelectInputProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends UseControllerProps<Values, Name>,
    Pick<FieldProps, 'label' | 'helperText' | 'optional'> {
  options: readonly { value: string | number; label: string }[];
  /** The first entry, which chooses nothing. */
  placeholder?: string;
  autoComplete?: string;
}

/** The browser's own list, which a phone shows best. */
export function SelectInput<Values extends FieldValues>({
  control,
  name,
  rules,
  defaultValue,
  shouldUnregister,
  disabled,
  exact,
  label,
  helperText,
  optional,
  options,
  placeholder = '',
  autoComplete,
}: SelectInputProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name,
    rules,
    defaultValue,
    shouldUnregister,
    disabled,
    exact,
  });
  const error = fieldState.error?.message;

  return (
    <Field id={id} label={label} error={error} helperText={helperText} optional={optional}>
      <Select
        native
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={field.disabled}
        inputRef={field.ref}
        input={<OutlinedInput />}
        inputProps={{
          id,
          autoComplete,
          'aria-required': !optional || undefined,
          'aria-describedby': error || helperText ? describes(id) : undefined,
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
