import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { type Control, Controller, type FieldPath } from 'react-hook-form';
import type { CouponValues } from './couponValues.ts';

export interface ChoiceInputProps {
  control: Control<CouponValues>;
  name: FieldPath<CouponValues>;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Radio buttons for choosing one of a few options. */
export function ChoiceInput({ control, name, label, options }: ChoiceInputProps) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FormControl>
          <FormLabel id={id}>{label}</FormLabel>
          <RadioGroup {...field} aria-labelledby={id} row sx={{ columnGap: 1 }}>
            {options.map((option) => (
              <FormControlLabel key={option.value} {...option} control={<Radio size="small" />} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}
