import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { RoleValues } from './roleValues.ts';

interface LimitInputProps {
  control: Control<RoleValues>;
  switchName: 'hasDiscountLimit' | 'hasRefundLimit';
  name: 'discountPercent' | 'refundNpr';
  label: string;
  /** Says that there is a limit. */
  none: string;
  helperText: string;
}

/** Up to where somebody may go, or that there is no limit. */
export function LimitInput({ control, switchName, name, label, none, helperText }: LimitInputProps) {
  const { field } = useController({ control, name: switchName });
  return (
    <Stack sx={{ gap: 0.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(_event, checked) => field.onChange(checked)}
          />
        }
        label={none}
      />
      {field.value && (
        <TextInput
          control={control}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          helperText={helperText}
        />
      )}
    </Stack>
  );
}
