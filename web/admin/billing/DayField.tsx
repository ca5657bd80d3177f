import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';

export interface DayFieldProps {
  label: string;
  /** Kathmandu day, such as 2026-11-27. */
  value: string;
  max?: string;
  onChange: (day: string) => void;
}

/** Field for a Kathmandu day, shown in both calendars below it. */
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
      <FormHelperText id={`${id}-help`}>{formatDayInBothCalendars(i18n.locale, value)}</FormHelperText>
    </FormControl>
  );
}
