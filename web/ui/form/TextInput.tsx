import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldInputProps, useField } from './useField.ts';

export interface TextInputProps<Values extends FieldValues>
  extends FieldInputProps<Values>,
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
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  maxLength?: number;
  /** Latest selectable date, such as 2026-11-27. */
  max?: string;
  /** Language of the typed text, if it differs from the language of the screen. */
  lang?: 'ne';
}

export function TextInput<Values extends FieldValues>({
  type,
  autoComplete,
  placeholder,
  multiline,
  minRows,
  startAdornment,
  endAdornment,
  autoFocus,
  inputMode,
  maxLength,
  max,
  lang,
  ...field
}: TextInputProps<Values>) {
  const { fieldProps, inputProps, aria } = useField(field);

  return (
    <Field {...fieldProps}>
      <OutlinedInput
        {...{ type, autoComplete, placeholder, multiline, minRows, startAdornment, endAdornment, autoFocus }}
        {...inputProps}
        id={fieldProps.id}
        slotProps={{ input: { inputMode, maxLength, max, lang, ...aria } }}
      />
    </Field>
  );
}
