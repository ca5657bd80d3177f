import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel, FormGroup, Radio, RadioGroup, Typography } from '@mui/material';
import type { FilterValue, ListFilter } from '../listDefinition.ts';
import { filterText } from './filterText.ts';

type Known = Extract<ListFilter, { kind: 'known' }>;

/** What such a filter is set to, by the names that are read for it. */
export function KnownFilterText({ filter, value }: { filter: Known; value: FilterValue }) {
  const { i18n } = useLingui();
  return filterText(i18n, filter, value, filter.useOptions());
}

export interface KnownChoiceProps {
  filter: Known;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** Chooses among what there is at the moment. */
export function KnownChoice({ filter, value, onChange }: KnownChoiceProps) {
  const { i18n } = useLingui();
  const options = filter.useOptions();
  const chosen = Array.isArray(value) ? value : [];
  const label = i18n.t(filter.label);
  if (options.length === 0)
    return <Typography color="textSecondary">{i18n.t('There is nothing to choose from yet.')}</Typography>;
  if (filter.several === false)
    return (
      <RadioGroup aria-label={label} value={chosen[0] ?? ''} onChange={(_event, one) => onChange([one])}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" autoFocus={index === 0} />}
            label={option.label}
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
          label={option.label}
        />
      ))}
    </FormGroup>
  );
}
