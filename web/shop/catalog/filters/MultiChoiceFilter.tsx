import { Checkbox, FormControlLabel } from '@mui/material';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { choiceSx, type FilterCount } from './choice.ts';

export interface MultiChoiceFilterProps<Value extends string> {
  values: readonly Value[];
  selectedValues: readonly Value[];
  counts: FilterCount[] | undefined;
  getLabel: (value: Value) => string;
  onChange: (values: Value[]) => void;
  /** Hides values that no product has instead of showing them with 0. */
  shouldHideEmpty?: boolean;
}

/** Filter with any number of selected values. */
export function MultiChoiceFilter<Value extends string>({
  values,
  selectedValues,
  counts,
  getLabel,
  onChange,
  shouldHideEmpty = false,
}: MultiChoiceFilterProps<Value>) {
  const getCount = (value: Value) =>
    counts && (counts.find((candidate) => candidate.value === value)?.count ?? 0);
  const visibleValues = values.filter(
    (value) => !shouldHideEmpty || getCount(value) !== 0 || selectedValues.includes(value),
  );

  return visibleValues.map((value) => {
    const isSelected = selectedValues.includes(value);
    const count = getCount(value);
    return (
      <FormControlLabel
        key={value}
        control={
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() =>
              onChange(
                isSelected
                  ? selectedValues.filter((candidate) => candidate !== value)
                  : [...selectedValues, value],
              )
            }
          />
        }
        label={<ChoiceLabel text={getLabel(value)} count={count} />}
        disabled={count === 0 && !isSelected}
        disableTypography
        sx={choiceSx}
      />
    );
  });
}
