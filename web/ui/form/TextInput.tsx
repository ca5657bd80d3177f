import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { describes, Field, type FieldProps } from './Field.tsx';

export interface TextInputProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends UseControllerProps<Values, Name>,
    Pick<FieldProps, 'label' | 'helperText' | 'optional'>,
    Pick<
      OutlinedInputProps,
      | 'type'
      | 'autoComplete'
      | 'placeholder'
      | 'multiline'
      | 'minRows'
      | 'startAdornment'
      | 'endAdornment'
      | 'autoFocus'
    > {
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  maxLength?: number;
}

export function TextInput<Values extends FieldValues>({
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
  inputMode,
  maxLength,
  ...input
}: TextInputProps<Values>) {
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
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={field.disabled}
        inputRef={field.ref}
        slotProps={{
          input: {
            inputMode,
            maxLength,
            'aria-required': !optional || undefined,
            'aria-describedby': error || helperText ? describes(id) : undefined,
          },
        }}
      />
    </Field>
  );
}
