import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import type { FieldProps } from './Field.tsx';
import { getHelperTextId } from './helperTextId.ts';

export interface FieldInputProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends UseControllerProps<Values, Name>,
    Pick<FieldProps, 'label' | 'helperText' | 'optional'> {}

/** Returns the props of a form control: for its Field, for its input, and its ARIA attributes. */
export function useField<Values extends FieldValues>({
  label,
  helperText,
  optional,
  ...controller
}: FieldInputProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController(controller);
  const error = fieldState.error?.message;
  const { ref, value, ...input } = field;

  return {
    fieldProps: { id, label, error, helperText, optional },
    inputProps: { ...input, value: value ?? '', inputRef: ref },
    aria: {
      'aria-required': !optional || undefined,
      'aria-describedby': error || helperText ? getHelperTextId(id) : undefined,
    },
  };
}
