import { Checkbox, FormControlLabel, FormGroup, Radio, RadioGroup } from '@mui/material';
import type { FilterValue } from '../listFilter.ts';

export interface ChoiceListProps {
  /** The name of the group, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** True if several options can be chosen. */
  isMultiple: boolean;
  value: FilterValue | undefined;
  onChange: (value: FilterValue) => void;
}

/** Keeps the buttons below a long list visible. */
const SCROLL_STYLE = { maxHeight: '45vh', overflowY: 'auto', flexWrap: 'nowrap' } as const;

/** Radio buttons, or checkboxes if several options can be chosen. */
export function ChoiceList({ label, options, isMultiple, value, onChange }: ChoiceListProps) {
  const selectedValues = Array.isArray(value) ? value : [];
  if (!isMultiple)
    return (
      <RadioGroup
        aria-label={label}
        value={selectedValues[0] ?? ''}
        onChange={(_event, selectedValue) => onChange([selectedValue])}
        sx={SCROLL_STYLE}
      >
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
    <FormGroup role="group" aria-label={label} sx={SCROLL_STYLE}>
      {options.map((option, index) => (
        <FormControlLabel
          key={option.value}
          control={
            <Checkbox
              size="small"
              autoFocus={index === 0}
              checked={selectedValues.includes(option.value)}
              onChange={(_event, isChecked) =>
                onChange(
                  isChecked
                    ? [...selectedValues, option.value]
                    : selectedValues.filter((selectedValue) => selectedValue !== option.value),
                )
              }
            />
          }
          label={option.label}
        />
      ))}
    </FormGroup>
  );
}
