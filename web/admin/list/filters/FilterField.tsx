import { useLingui } from '@lingui/react';
import {
  Checkbox,
  FormControlLabel,
  FormGroup,
  OutlinedInput,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material';
import { LabelledInput } from '../LabelledInput.tsx';
import type { FilterValue, FilterValues, ListFilter } from '../listDefinition.ts';
import { offeredOptions } from './filterOptions.ts';
import { KnownChoice } from './KnownFilter.tsx';
import { toRange } from './rangeValues.ts';

export interface FilterFieldProps {
  filter: ListFilter;
  value: FilterValue | undefined;
  /** What all filters are set to: some options make no sense beside them. */
  others: FilterValues;
  onChange: (value: FilterValue | undefined) => void;
}

/** What is filled in to set one filter. */
export function FilterField({ filter, value, others, onChange }: FilterFieldProps) {
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
        onChange={(_event, chosen) => onChange(chosen === 'true')}
      >
        <FormControlLabel value="true" control={<Radio size="small" autoFocus />} label={i18n.t('Yes')} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={i18n.t('No')} />
      </RadioGroup>
    );
  if (filter.kind === 'known') return <KnownChoice {...{ filter, value, onChange }} />;
  if (filter.kind === 'choice') return <Choice {...{ filter, value, others, onChange }} />;

  const range = toRange(value);
  const type = filter.kind === 'dateRange' ? 'date' : 'decimal';
  const unit = filter.kind === 'numberRange' && filter.unit ? ` (${filter.unit})` : '';
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <LabelledInput
        autoFocus
        type={type}
        label={i18n.t('From') + unit}
        value={range.from ?? ''}
        onChange={(from) => onChange({ ...range, from })}
      />
      <LabelledInput
        type={type}
        label={i18n.t('To') + unit}
        value={range.to ?? ''}
        onChange={(to) => onChange({ ...range, to })}
      />
    </Stack>
  );
}

interface ChoiceProps extends FilterFieldProps {
  filter: Extract<ListFilter, { kind: 'choice' }>;
}

function Choice({ filter, value, others, onChange }: ChoiceProps) {
  const { i18n } = useLingui();
  const chosen = Array.isArray(value) ? value : [];
  const label = i18n.t(filter.label);
  const options = offeredOptions(filter, others);
  if (filter.several === false)
    return (
      <RadioGroup aria-label={label} value={chosen[0] ?? ''} onChange={(_event, one) => onChange([one])}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" autoFocus={index === 0} />}
            label={i18n.t(option.label)}
          />
        ))}
      </RadioGroup>
    );
  return (
    <FormGroup
      role="group"
      aria-label={label}
      sx={{ maxHeight: '50vh', overflowY: 'auto', flexWrap: 'nowrap' }}
    >
      {options.map((option, index) => (
        <FormControlLabel
          key={option.value}
          control={
            <Checkbox
              size="small"
              autoFocus={index === 0}
              checked={chosen.includes(option.value)}
              onChange={(_event, isOn) =>
                onChange(isOn ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
              }
            />
          }
          label={i18n.t(option.label)}
        />
      ))}
    </FormGroup>
  );
}
