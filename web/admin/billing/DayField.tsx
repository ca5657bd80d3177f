import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { dayInWords } from '#web/admin/ui/dayInWords.ts';

export interface DayFieldProps {
  label: string;
  /** Such as 2026-11-27. */
  value: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day of Kathmandu, said by both calendars below it. */
export function DayField({ label, value, max, onChange }: DayFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { max, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{dayInWords(i18n.locale, value)}</FormHelperText>
    </FormControl>
  );
}
