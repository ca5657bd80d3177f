import { OutlinedInput } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { type FieldInputProps, useField } from '#web/ui/form/useField.ts';

/** Native date and time field, in Kathmandu time. Its value is `2026-11-21T18:30` or empty. */
export function ClockInput<Values extends FieldValues>(props: FieldInputProps<Values>) {
  const { fieldProps, inputProps, aria } = useField(props);
  return (
    <Field {...fieldProps}>
      <OutlinedInput
        {...inputProps}
        id={fieldProps.id}
        type="datetime-local"
        slotProps={{ input: { max: '9999-12-31T23:59', ...aria } }}
      />
    </Field>
  );
}
