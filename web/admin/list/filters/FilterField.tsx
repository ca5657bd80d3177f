import { useLingui } from '@lingui/react';
import { FormControlLabel, OutlinedInput, Radio, RadioGroup, Stack } from '@mui/material';
import { LabelledInput } from '../LabelledInput.tsx';
import type { FilterValue, FilterValues, ListFilter } from '../listFilter.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { getCompatibleOptions } from './filterOptions.ts';
import { RecordChoice } from './RecordFilter.tsx';
import { toRange } from './rangeValues.ts';

export interface FilterFieldProps {
  filter: ListFilter;
  value: FilterValue | undefined;
  /** Values of all filters, because some options depend on other filters. */
  otherFilters: FilterValues;
  onResize: () => void;
  onChange: (value: FilterValue | undefined) => void;
}

/** Field for the value of one filter. */
export function FilterField({ filter, value, otherFilters, onResize, onChange }: FilterFieldProps) {
  const { i18n } = useLingui();
  const label = i18n.t(filter.label);
  if (filter.kind === 'text')
    return (
      <OutlinedInput
        autoFocus
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        placeholder={filter.placeholder && i18n.t(filter.placeholder)}
        slotProps={{ input: { 'aria-label': label, maxLength: 100 } }}
      />
    );
  if (filter.kind === 'flag')
    return (
      <RadioGroup
        aria-label={label}
        value={value === undefined ? '' : String(value)}
        onChange={(_event, selectedValue) => onChange(selectedValue === 'true')}
      >
        <FormControlLabel value="true" control={<Radio size="small" autoFocus />} label={i18n.t('Yes')} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={i18n.t('No')} />
      </RadioGroup>
    );
  if (filter.kind === 'known') return <RecordChoice {...{ filter, value, onResize, onChange }} />;
  if (filter.kind === 'choice') {
    const options = getCompatibleOptions(filter, otherFilters).map((option) => ({
      ...option,
      label: i18n.t(option.label),
    }));
    return <ChoiceList {...{ label, options, isMultiple: filter.isMultiple !== false, value, onChange }} />;
  }

  const range = toRange(value);
  const isDateRange = filter.kind === 'dateRange';
  const type = isDateRange ? 'date' : 'decimal';
  const unit = filter.kind === 'numberRange' && filter.unit ? ` (${i18n.t(filter.unit)})` : '';
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <LabelledInput
        autoFocus
        type={type}
        label={(isDateRange ? i18n.t('Start date') : i18n.t('Minimum')) + unit}
        value={range.from ?? ''}
        onChange={(from) => onChange({ ...range, from })}
      />
      <LabelledInput
        type={type}
        label={(isDateRange ? i18n.t('End date') : i18n.t('Maximum')) + unit}
        value={range.to ?? ''}
        onChange={(to) => onChange({ ...range, to })}
      />
    </Stack>
  );
}
