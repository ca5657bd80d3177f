import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { RoleValues } from './roleValues.ts';

interface LimitInputProps {
  control: Control<RoleValues>;
  switchField: 'hasDiscountLimit' | 'hasRefundLimit';
  name: 'discountPercent' | 'refundNpr';
  label: string;
  /** Label of the switch that turns the limit on. */
  switchLabel: string;
  helperText: string;
}

/** Field for an optional limit. */
export function LimitInput({ control, switchField, name, label, switchLabel, helperText }: LimitInputProps) {
  const { field } = useController({ control, name: switchField });
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
        label={switchLabel}
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
