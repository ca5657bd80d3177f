import { Checkbox, FormControlLabel } from '@mui/material';
import { type FieldValues, type UseControllerProps, useController } from 'react-hook-form';

export interface CheckInputProps<Values extends FieldValues> extends UseControllerProps<Values> {
  label: string;
}

export function CheckInput<Values extends FieldValues>({ label, ...controller }: CheckInputProps<Values>) {
  const { value, ref, ...field } = useController(controller).field;
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      label={label}
      control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
    />
  );
}
