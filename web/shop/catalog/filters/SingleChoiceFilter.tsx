import { useLingui } from '@lingui/react';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { choiceSx, type FilterCount } from './choice.ts';

export interface SingleChoiceFilterProps<Value extends string> {
  values: readonly Value[];
  selectedValue: Value | null;
  counts: FilterCount[] | undefined;
  getLabel: (value: Value) => string;
  onChange: (value: Value | null) => void;
}

/** Filter with one selected value, or all. */
export function SingleChoiceFilter<Value extends string>({
  values,
  selectedValue,
  counts,
  getLabel,
  onChange,
}: SingleChoiceFilterProps<Value>) {
  const { i18n } = useLingui();
  const name = useId();

  return (
    <RadioGroup
      name={name}
      value={selectedValue ?? ''}
      onChange={(_, value) => onChange(values.find((candidate) => candidate === value) ?? null)}
    >
      <FormControlLabel
        value=""
        control={<Radio size="small" />}
        label={<ChoiceLabel text={i18n.t('All')} />}
        disableTypography
        sx={choiceSx}
      />
      {values.map((value) => {
        const count = counts && (counts.find((candidate) => candidate.value === value)?.count ?? 0);
        return (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={<ChoiceLabel text={getLabel(value)} count={count} />}
            disabled={count === 0 && value !== selectedValue}
            disableTypography
            sx={choiceSx}
          />
        );
      })}
    </RadioGroup>
  );
}
