import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId } from 'react';
import { type FieldValues, type UseControllerProps, useController } from 'react-hook-form';

export interface SwitchInputProps<Values extends FieldValues> extends UseControllerProps<Values> {
  label: string;
  helperText?: string;
}

/** Switch with an explanation below. */
export function SwitchInput<Values extends FieldValues>({
  label,
  helperText,
  ...controller
}: SwitchInputProps<Values>) {
  const id = useId();
  const { value, ref, ...field } = useController(controller).field;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...field}
            checked={value}
            slotProps={{ input: { ref, 'aria-describedby': helperText && id } }}
          />
        }
      />
      {helperText && (
        <FormHelperText id={id} sx={{ mt: 0 }}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  );
}
