import { useLingui } from '@lingui/react';
import {
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { getLastDays, PERIOD_LENGTHS, type Period, validateCustomPeriod } from './chosenPeriod.ts';

export interface PeriodPickerProps {
  period: Period;
  now: Date;
  onChange: (period: Period) => void;
}

const CUSTOM = 'custom';

/** Selects a number of recent days or a custom period. */
export function PeriodPicker({ period, now, onChange }: PeriodPickerProps) {
  const { i18n } = useLingui();
  const [isCustom, setCustom] = useState(period.days === null);

  function selectPeriod(value: number | typeof CUSTOM | null) {
    if (value === null) return;
    setCustom(value === CUSTOM);
    onChange(value === CUSTOM ? { ...period, days: null } : getLastDays(value, now));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isCustom ? CUSTOM : period.days}
        aria-label={i18n.t('Period')}
        onChange={(_event, value) => selectPeriod(value)}
      >
        {PERIOD_LENGTHS.map((days) => (
          <ToggleButton key={days} value={days}>
            {days === 1 ? i18n.t('Today') : i18n.t('{days} days', { days })}
          </ToggleButton>
        ))}
        <ToggleButton value={CUSTOM}>{i18n.t('Custom')}</ToggleButton>
      </ToggleButtonGroup>
      {isCustom && <CustomDays period={period} now={now} onChange={onChange} />}
    </Box>
  );
}

function CustomDays({ period, now, onChange }: PeriodPickerProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [range, setRange] = useState({ from: period.from, to: period.to });
  const problem = validateCustomPeriod(range.from, range.to, now);

  function changeRange(newRange: typeof range) {
    setRange(newRange);
    if (!validateCustomPeriod(newRange.from, newRange.to, now)) onChange({ ...newRange, days: null });
  }

  const renderDay = (end: 'from' | 'to', label: string) => (
    <FormControl error={Boolean(problem)} sx={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
      <FormLabel htmlFor={`${id}-${end}`} sx={{ mb: 0 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={`${id}-${end}`}
        type="date"
        value={range[end]}
        onChange={({ target }) => changeRange({ ...range, [end]: target.value })}
        slotProps={{ input: { 'aria-describedby': problem ? `${id}-problem` : undefined } }}
      />
    </FormControl>
  );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {renderDay('from', i18n.t('Start date'))}
      {renderDay('to', i18n.t('End date'))}
      <FormHelperText id={`${id}-problem`} error role="status" sx={{ width: 1, m: 0 }}>
        {problem && i18n.t(problem)}
      </FormHelperText>
    </Box>
  );
}
